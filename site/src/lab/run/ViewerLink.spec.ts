import {beforeEach, expect, test, vi} from 'vitest';
import type {ViewerStart} from '../protocol.ts';
import {ViewerLink} from './ViewerLink.ts';

const origin = 'https://www.x2p2p.example';
const start: ViewerStart = {
  type: 'start',
  group: 'p2p',
  mode: 'live',
  rendition: 0,
  trackerUrl: undefined,
  token: undefined,
  isTrackerCut: false,
  options: {} as ViewerStart['options'],
};

let heard: unknown[];
let frame: HTMLIFrameElement;

beforeEach(() => {
  vi.stubGlobal('window', {location: {origin}});
  heard = [];
  const view = {
    postMessage: (message: {type: string}) => heard.push(message.type),
    dispatchEvent: ({data, source}: MessageEvent) => heard.push([(data as {type: string}).type, source === (window as unknown)]),
    MessageEvent: class {
      constructor(_: string, init: object) {
        Object.assign(this, init);
      }
    },
  };
  frame = {contentWindow: view} as never;
  return () => vi.unstubAllGlobals();
});

test('what is told too early is told after the start, in its order', () => {
  const link = new ViewerLink();
  link.tell({type: 'throttle', bytesPerSecond: 12_000});
  link.attach(frame);
  link.tell({type: 'corrupt'});
  expect(heard).toEqual([]);
  link.start(start);
  link.tell({type: 'sound', isOn: true});
  link.start(start);
  expect(heard).toEqual(['start', 'throttle', 'corrupt', 'sound']);
});

test('tracker messages of others are for those who have started', () => {
  const link = new ViewerLink();
  link.attach(frame);
  link.relay({type: 'signal', envelope: 1});
  link.start(start);
  link.relay({type: 'signal', envelope: 2});
  expect(heard).toEqual(['start', 'signal']);
});

test('leaving is heard within the call: the frame may be gone after it', () => {
  const link = new ViewerLink();
  link.attach(frame);
  link.sayLeave();
  expect(heard, 'nobody is there yet').toEqual([]);
  link.start(start);
  link.sayLeave();
  expect(heard).toEqual(['start', ['leave', true]]);
});
