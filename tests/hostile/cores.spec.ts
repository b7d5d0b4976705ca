import fc from 'fast-check';
import {expect, test} from 'vitest';
import {loadEngine} from '@x2p2p/search/engine/fixtureSite';
import {defaultSettings, diagnose, StreamProblem} from 'stream-doctor';
import {secondsOfWork} from '@x2p2p/test-tools/cpu';
import {address as figure, settingsFrom as figureSettings} from '@x2p2p/site/components/LookAheadFigure/settings';
import {benchAddress} from '@x2p2p/site/components/TestBench/benchAddress';
import {parseArgument} from '@x2p2p/site/components/TestBench/parseArgument';
import {showValue} from '@x2p2p/site/components/TestBench/showValue';
import {labAddress, settingsFrom as labSettings} from '@x2p2p/site/lab/run/settings';
import {parseCandidate} from '@x2p2p/site/tools/check-up/candidates';
import {allows, parsePolicy, policyProblems} from '@x2p2p/site/tools/check-up/policy';
import {address as checkUp, fieldProblems} from '@x2p2p/site/tools/check-up/settings';
import {generate} from '@x2p2p/site/tools/config/generate';
import {importConfig} from '@x2p2p/site/tools/config/importing/importConfig';
import {readSettings} from '@x2p2p/site/tools/config/readSettings';
import {address as config} from '@x2p2p/site/tools/config/settings';
import {address as cost} from '@x2p2p/site/tools/cost/settings';
import {middleWorld, prepare} from '@x2p2p/site/tools/cost/estimate';
import {address as latency, settingsFrom} from '@x2p2p/site/tools/latency/settings';
import {planFor} from '@x2p2p/site/tools/latency/plan';
import {causeAddress} from '@x2p2p/site/tools/no-p2p/causeAddress';
import {causeOf} from '@x2p2p/site/tools/no-p2p/causeOf';
import {verdictText} from '@x2p2p/site/tools/no-p2p/verdictText';
import {doctorAddress} from '@x2p2p/site/tools/stream-doctor/doctorAddress';
import {settingsOf} from '@x2p2p/site/tools/stream-doctor/settingsOf';
import {colourCode} from '@x2p2p/site/tools/shared/colourCode';
import {readTrackers} from '@x2p2p/site/tools/shared/readTrackers';
import {compareSwarms} from '@x2p2p/site/tools/swarm-id/compareSwarms';
import {comparisonText} from '@x2p2p/site/tools/swarm-id/comparisonText';
import {swarmAddress, viewersOf} from '@x2p2p/site/tools/swarm-id/swarmAddress';
import {productIds} from '@x2p2p/site/data/products';
import {longStrings, shortStrings} from './strings.ts';

// Tests the code between a reader's text and the page, without the page.

const engine = loadEngine();
const self = 'https://www.x2p2p.example';

/** A query as a browser would read it, with one text under every name; browsers take no addresses of many megabytes. */
const query = (names: readonly string[], text: string): string =>
  `?${new URLSearchParams((text.length > 100_000 ? names.slice(0, 1) : names).map((name) => [name, text]))}`;

/** Parsing, and what is computed from it: all of it must be finite and typed, whatever the text. */
const cores: Readonly<Record<string, (text: string) => unknown>> = {
  'figure’s address': (text) => {
    const {values, problems} = figure.parse(query(Object.keys(figure.defaults), text));
    return [problems, figureSettings(values)];
  },
  'laboratory’s address': (text) => {
    const {values, problems} = labAddress.parse(query(Object.keys(labAddress.defaults), text));
    return [problems, labSettings(values), labAddress.toSearch(values)];
  },
  trackers: (text) => readTrackers(text, {pageProtocol: 'https:', most: 1}),
  'check-up’s address': (text) => checkUp.parse(query(Object.keys(checkUp.defaults), text)),
  'check-up’s fields': (text) => Object.values(fieldProblems).map((problem) => problem?.(text) ?? ''),
  'check-up’s policy': (text) => [
    [...parsePolicy(text)],
    allows(parsePolicy(text), 'connect-src', `${self}/a`, self),
    policyProblems(text, {stream: `${self}/a.m3u8`, tracker: 'wss://tracker.x2p2p.example/', site: self}),
  ],
  'check-up’s candidates': (text) => parseCandidate(text) ?? '',
  'cost’s address': (text) => {
    const {values, problems} = cost.parse(query(Object.keys(cost.defaults), text));
    return [problems, prepare(values)(middleWorld(values))];
  },
  'latency’s address': (text) => {
    const {values, problems} = latency.parse(query(Object.keys(latency.defaults), text));
    const {latency: seconds, lookAhead, segmentBytes, ceiling, bestRatio} = planFor(settingsFrom(values));
    return [problems, {seconds, lookAhead, segmentBytes, ceiling, bestRatio}];
  },
  'configuration’s address': (text) => config.parse(query(Object.keys(config.defaults), text)),
  'configuration, one field at a time': (text) =>
    productIds.flatMap((platform) =>
      (['stream', 'site', 'tracker', 'stun', 'swarm', 'options', 'dynamic'] as const).map((field) => {
        const {project, problems} = readSettings({...config.defaults, platform, [field]: text});
        return project ? generate(project).map(({code, language}) => colourCode(code, language).length) : problems;
      }),
    ),
  'configuration that is imported': (text) => {
    const imported = importConfig(text);
    return 'problem' in imported ? imported.problem : imported.mapping.mapped.map(({from, to}) => [from, to]);
  },
  'cause’s address': (text) => causeAddress.parse(query(Object.keys(causeAddress.defaults), text)),
  'cause of what was pasted': (text) => {
    const result = causeOf([text, `{"state": "alone"}\n${text}`]);
    return 'problem' in result ? result.problem : verdictText(result);
  },
  'doctor’s address': (text) => [doctorAddress.parse(query(Object.keys(doctorAddress.defaults), text))],
  'doctor’s text': (text) => {
    try {
      const {values} = doctorAddress.parse(query(['id', 'window', 'sync', 'll', 'uplink'], text));
      return diagnose({entry: {text, address: text}}, {...defaultSettings, ...settingsOf(values)}).findings.map(({id}) => id);
    } catch (error) {
      if (error instanceof StreamProblem) return error.message;
      throw error;
    }
  },
  'swarms’ address': (text) => {
    const {values} = swarmAddress.parse(query(Object.keys(swarmAddress.defaults), text));
    const comparison = compareSwarms(...viewersOf(values));
    return [comparison.isSame ?? '', comparisonText(viewersOf(values), comparison)];
  },
  'test bench’s address': (text) => benchAddress.parse(query(['engine', 'method'], text)),
  'test bench’s argument': (text) => {
    const parsed = parseArgument(text);
    return parsed.ok ? showValue(parsed.value) : parsed.sentence;
  },
  search: (text) => engine.ask({id: 1, query: text, limit: 5}).pages.map(({route}) => route),
};

/** Says where in a value there is something that no page should show. */
function nonsenseIn(value: unknown, path = ''): string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [`${path} is ${value}`];
  if (typeof value === 'function' || typeof value === 'symbol') return [`${path} is a ${typeof value}`];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => nonsenseIn(inner, `${path}.${key}`));
}

/** What is wrong with what a core makes of a text, or has left behind. */
function faultsOf(core: (text: string) => unknown, text: string): string[] {
  const polluted = () => Object.keys(Object.prototype).map((key) => `all objects have a ${key}`);
  try {
    return [...nonsenseIn(core(text)), ...polluted()];
  } catch (error) {
    return [String(error), ...polluted()];
  }
}

test.each(Object.entries(cores))('%s takes any text, a megabyte of it within five seconds of CPU time', {timeout: 120_000}, (_, core) => {
  const found: string[] = [];
  for (const [name, text] of Object.entries(shortStrings)) found.push(...faultsOf(core, text).map((fault) => `${name}: ${fault}`));
  for (const [name, text] of Object.entries(longStrings)) {
    const seconds = secondsOfWork(() => found.push(...faultsOf(core, text).map((fault) => `${name}: ${fault}`)));
    if (seconds >= 5) found.push(`${name}: took ${seconds} seconds`);
  }
  expect(found).toEqual([]);
  const piece = fc.oneof(fc.constantFrom(...Object.values(shortStrings)), fc.string({unit: 'binary'}), fc.double().map(String));
  const texts = fc.array(piece, {maxLength: 5}).map((pieces) => pieces.join(''));
  const isFit = fc.property(texts, (text) => {
    expect(faultsOf(core, text)).toEqual([]);
  });
  fc.assert(isFit, {numRuns: 60});
});
