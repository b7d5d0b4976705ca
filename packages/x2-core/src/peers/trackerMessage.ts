/** A timer can count no further. */
const MOST_INTERVAL_SECONDS = (2 ** 31 - 1) / 1000;

export type TrackerMessage =
  /** Well formed as far as its reader looks at it. */
  | {readonly kind: 'announce'; readonly fields: Readonly<Record<string, unknown>>}
  /** To be said: why nobody will be found. */
  | {readonly kind: 'warning'; readonly text: string; readonly isRefusal: boolean}
  /** Of no kind that an engine asks for. */
  | {readonly kind: 'foreign'; readonly action: unknown};

const INVALID: TrackerMessage = {kind: 'warning', text: 'Invalid tracker response', isRefusal: false};

/**
 * What a tracker says. It may be broken or hostile, and passes on what other members say: what its reader takes for granted is checked
 * here. An interval that is no time is left out, so that the usual one stays; an answer that names no offer is none, and neither is
 * what comes from nobody.
 */
export function readTrackerMessage(text: string): TrackerMessage {
  const fields = parse(text);
  if (typeof fields !== 'object' || fields === null) return INVALID;
  const {
    action,
    info_hash,
    peer_id,
    offer_id,
    answer,
    interval,
    'min interval': leastInterval,
    ...rest
  } = fields as Record<string, unknown>;
  const refusal = rest['failure reason'];
  if (typeof refusal === 'string' && info_hash === undefined) return {kind: 'warning', text: refusal, isRefusal: true};
  if (action !== 'announce') return {kind: 'foreign', action};
  if (typeof info_hash !== 'string') return INVALID;
  const seconds = Math.min(Number(interval || leastInterval), MOST_INTERVAL_SECONDS);
  return {
    kind: 'announce',
    fields: {
      ...rest,
      info_hash,
      ...(typeof peer_id === 'string' && {peer_id}),
      offer_id,
      ...(answer !== undefined && typeof offer_id === 'string' && {answer}),
      ...(seconds >= 1 && {interval: seconds}),
    },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
