import {readEnvelope} from '../tracker/readEnvelope.ts';
import {openBroadcastChannel} from '../tracker/signalChannel.ts';
import type {Envelope} from '../tracker/TrackerNode.ts';

/** Marks what came from another device: pages beside this one must not send it there again. */
type Bridged = Envelope & {readonly isBridged?: true};

export type SignalBridge = {
  /** An envelope that another device sent. */
  readonly deliver: (envelope: unknown) => void;
  readonly close: () => void;
};

/** Joins the tracker of this browser to those of other devices; throws where the browser refuses the channel. */
export function bridgeSignals(send: (envelope: Envelope) => void): SignalBridge {
  const channel = openBroadcastChannel();
  channel.listen((envelope: Bridged) => {
    if (!envelope.isBridged) send(envelope);
  });
  return {
    deliver: (value) => {
      const envelope = readEnvelope(value);
      if (envelope) channel.post({...envelope, isBridged: true} as Bridged);
    },
    close: channel.close,
  };
}
