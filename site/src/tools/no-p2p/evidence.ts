import {diagnose, StreamProblem} from 'stream-doctor';
import {errorCatalog, type ErrorId} from 'x2-core/errors';
import {takeApart} from './pasted.ts';

type Numbers = {readonly httpBytes: number; readonly p2pBytes: number; readonly uploadBytes: number; readonly peers: number};
type Told = {readonly id: string; readonly title: string};

/** What one pasted text shows of one viewer. */
export type Evidence = {
  /** Of `getStats()`: the last reading. */
  readonly stats: Numbers | undefined;
  /** Of `getState()`: the last reading. */
  readonly state: {readonly state: string; readonly reason: string | undefined} | undefined;
  /** Info hashes of the announces that were sent. */
  readonly announced: readonly string[];
  /** How many viewers the tracker counted, in its last answer that says it. */
  readonly counted: number | undefined;
  /** Whether the tracker answered an announce at all. */
  readonly isAnswered: boolean;
  /** Why the tracker refused. */
  readonly refusals: readonly string[];
  readonly errors: readonly ErrorId[];
  /** The engine told of peers that could not be reached. */
  readonly hasConnectionErrors: boolean;
  /** Transfers from peers that failed or were given up. */
  readonly hasLateTransfers: boolean;
  /** The engine could not even be asked: there is none at the player. */
  readonly isMissing: boolean;
  /** Options that switch something off, or keep viewers apart. */
  readonly isP2PDisabled: boolean;
  readonly isUploadDisabled: boolean;
  /** Only relays are allowed, and none is named. */
  readonly isRelayOnly: boolean;
  readonly swarmId: string | undefined;
  /** Of the playlist. */
  readonly isRecording: boolean;
  /** The page sent descriptions of connections, and no address in them. */
  readonly hasNoCandidates: boolean;
  /** Probes of a check-up that failed, or want attention. */
  readonly probes: readonly {readonly id: string; readonly status: string; readonly text: string}[] | undefined;
  /** What the doctor found that is bad. */
  readonly findings: readonly Told[] | undefined;
  /** Whether viewers of a laboratory exchanged anything. */
  readonly laboratory: 'exchanged' | 'alone' | undefined;
};

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const recordsIn = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value.filter(isRecord) : []);
const isNumber = (value: unknown): value is number => typeof value === 'number';
const isText = (value: unknown): value is string => typeof value === 'string';

/** Reads a pasted text, or says in one sentence why it cannot be read. */
export function readEvidence(text: string): Evidence | {readonly problem: string} {
  const pasted = takeApart(text);
  if ('problem' in pasted) return pasted;
  const {objects, playlist, words} = pasted;
  const announces = objects.filter(({info_hash: hash, action}) => isText(hash) && (action === 'announce' || action === undefined));
  const sent = announces.filter((object) => 'event' in object || 'numwant' in object || 'offers' in object);
  const answers = announces.filter(({complete, incomplete}) => isNumber(complete) || isNumber(incomplete));
  const checkUp = objects.findLast(({kind}) => kind === 'x2-check-up');
  const run = objects.findLast(({kind}) => kind === 'x2-lab-run');
  const settings = objects.flatMap(everyRecordIn);
  return {
    stats: objects.findLast(isStats) as Numbers | undefined,
    state: stateIn(objects),
    announced: [...new Set(sent.map(({info_hash: hash}) => hash as string))],
    counted: answers.map(({complete, incomplete}) => numberOf(complete) + numberOf(incomplete)).at(-1),
    isAnswered: answers.length > 0 || announces.some((object) => 'offer' in object || 'answer' in object || 'interval' in object),
    refusals: objects.map((object) => object['failure reason']).filter(isText),
    errors: [...new Set(words.match(/X2-\d{4}/g))].filter((id): id is ErrorId => Object.hasOwn(errorCatalog, id)),
    hasConnectionErrors: words.includes('Connection error:'),
    hasLateTransfers:
      /bytes-receiving-timeout|peer-closed/.test(words) ||
      objects.some(({downloadSource, segment}) => downloadSource === 'p2p' && isRecord(segment)),
    isMissing:
      /Cannot read propert(?:y|ies) of (?:undefined|null)|(?:undefined|null) is not an object|getStat(?:e|s) is not a function/.test(words),
    isP2PDisabled: isSet(words, 'isP2PDisabled'),
    isUploadDisabled: isSet(words, 'isP2PUploadDisabled'),
    isRelayOnly: /iceTransportPolicy["']?\s*[:=]\s*["']relay/.test(words) && !/\bturns?:/.test(words),
    swarmId: settings.map(({swarmId}) => swarmId).findLast(isText),
    isRecording: playlist?.includes('#EXT-X-ENDLIST') ?? false,
    hasNoCandidates: /"sdp"\s*:/.test(words) && !words.includes('candidate:'),
    probes: checkUp && probesIn(checkUp),
    findings: findingsIn(objects, playlist),
    laboratory: run && laboratoryIn(run),
  };
}

/** In JSON, in code, or in the tree of an object that the console shows, where nothing stands in braces. */
const isSet = (words: string, option: string): boolean => new RegExp(`\\b${option}["']?\\s*[:=]\\s*true\\b`).test(words);

const numberOf = (value: unknown): number => (isNumber(value) ? value : 0);
const isStats = (object: Fields): boolean => [object.httpBytes, object.p2pBytes, object.peers].every(isNumber);

const STATES: readonly unknown[] = ['off', 'connecting', 'alone', 'sharing', 'degraded'];

function stateIn(objects: readonly Fields[]): Evidence['state'] {
  const found = objects.findLast(({state}) => STATES.includes(state));
  return found && {state: found.state as string, reason: isText(found.reason) ? found.reason : undefined};
}

/** A configuration has groups of options inside. */
const everyRecordIn = (object: Fields): Fields[] => [object, ...Object.values(object).filter(isRecord).flatMap(everyRecordIn)];

const probesIn = ({results}: Fields): Evidence['probes'] =>
  recordsIn(results)
    .map(({id, status, text}) => ({id: String(id), status: String(status), text: String(text)}))
    .filter(({status}) => status === 'fail' || status === 'warn');

/** A playlist is examined here; a report of the doctor has been. */
function findingsIn(objects: readonly Fields[], playlist: string | undefined): Evidence['findings'] {
  const report = objects.findLast(({tool}) => tool === 'stream-doctor');
  if (report) return bad(recordsIn(report.findings));
  if (playlist === undefined) return undefined;
  try {
    return bad(diagnose({entry: {text: playlist}}).findings);
  } catch (error) {
    if (error instanceof StreamProblem) return [];
    throw error;
  }
}

/** Those of a pasted report may be anything. */
const bad = (findings: readonly {readonly [Part in 'id' | 'title' | 'severity']?: unknown}[]): Told[] =>
  findings
    .filter(({severity}) => severity === 'problem' || severity === 'warning')
    .map(({id, title}) => ({id: String(id), title: String(title)}));

function laboratoryIn({viewers}: Fields): Evidence['laboratory'] {
  return recordsIn(viewers).some(({p2pBytes}) => numberOf(p2pBytes) > 0) ? 'exchanged' : 'alone';
}
