import {describe, expect, it} from 'vitest';
import {supportNotes} from './support.ts';

const fine = {canPlay: true, hasWebRtc: true, hasSharedChannel: true, isSecure: true};

describe('supportNotes', () => {
  it('says nothing where everything works', () => expect(supportNotes(fine)).toEqual([]));

  it.each([
    ['canPlay', 'player', true],
    ['hasWebRtc', 'webrtc', false],
    ['hasSharedChannel', 'storage', false],
    ['isSecure', 'insecure', false],
  ] as const)('without %s: one sentence', (fact, id, isBlocking) => {
    const notes = supportNotes({...fine, [fact]: false});
    expect(notes).toHaveLength(1);
    expect(notes[0]).toMatchObject({id, isBlocking});
    expect(notes[0]?.text.match(/。/g)).toHaveLength(1);
  });
});
