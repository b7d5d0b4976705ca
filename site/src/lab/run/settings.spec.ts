import {describe, expect, it, test} from 'vitest';
import {DEFAULT_SETTINGS, labAddress, settingsFrom, valuesOf} from './settings.ts';

describe('the address of the laboratory', () => {
  it('says what to run, and that it begins at once', () => {
    const {values, problems} = labAddress.parse(
      '?viewers=6&mode=vod&quality=360p&compare=1&window=3&http=1&p2p=9&upload=0&start=1&fault=gone&seat=2',
    );
    expect(settingsFrom(values)).toEqual({
      viewers: 6,
      mode: 'vod',
      rendition: 1,
      compare: true,
      options: {highDemandTimeWindow: 3, simultaneousHttpDownloads: 1, simultaneousP2PDownloads: 9, isP2PUploadDisabled: true},
    });
    expect([values.start, values.fault, values.seat, problems]).toEqual([true, 'gone', 2, []]);
    expect(valuesOf(settingsFrom(values))).toEqual({...values, start: false, fault: 'none', seat: 1});
  });

  it('leaves the control group to the device until somebody decides it', () => {
    const upToFour = (viewers: number): boolean => viewers <= 4;
    const compares = (search: string): boolean => settingsFrom(labAddress.parse(search).values, upToFour).compare;
    expect(['', '?viewers=5', '?compare=0', '?viewers=5&compare=1'].map(compares)).toEqual([true, false, false, true]);
    const written = (compare: boolean): string => labAddress.toSearch(valuesOf({...DEFAULT_SETTINGS, compare}, upToFour));
    expect([written(true), written(false)]).toEqual(['', '?compare=0']);
  });

  it('has safe defaults when it is empty', () => {
    const {values} = labAddress.parse('');
    expect([settingsFrom(values), values.start]).toEqual([DEFAULT_SETTINGS, false]);
    expect(labAddress.toSearch(valuesOf(DEFAULT_SETTINGS)), 'a link says what was run').toBe('?compare=0');
  });

  test.each([
    '?viewers=9',
    '?viewers=0',
    '?viewers=4.5',
    '?viewers=',
    '?mode=dvr',
    '?quality=4k',
    '?start=yes',
    '?window=-1',
    '?fault=flood',
    '?seat=9',
  ])('%s gets one sentence and a default', (search) => {
    const {values, problems} = labAddress.parse(search);
    expect(problems).toHaveLength(1);
    expect(values).toEqual(labAddress.defaults);
  });
});
