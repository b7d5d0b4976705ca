/**
 * Tabs of one browser: the tab that an answer's link opens hands it to the tab that waits for it. Where the browser refuses the channel
 * (storage switched off), nobody hears anything, and the link can still be pasted.
 */
const CHANNEL = 'x2-lab-devices-1';
/** Before a page is drawn; whoever made an invitation seldom opens it themselves. */
const SEEN_WITHIN_MS = 1500;
/** A tab in the background of a busy phone takes its time; to say too soon that nobody waits would be wrong. */
const TAKEN_WITHIN_MS = 8000;

type Words =
  /** `code` is undefined where a tab only asks who made an invitation. */
  | {readonly kind: 'seek'; readonly invitation: number; readonly code: string | undefined}
  | {readonly kind: 'here'; readonly invitation: number};

/** Whether a tab of this browser waits with that invitation; if so, it is given the code. */
export async function handOver(invitation: number, code?: string): Promise<boolean> {
  const channel = open();
  if (!channel) return false;
  try {
    return await new Promise<boolean>((resolve) => {
      channel.onmessage = ({data}: MessageEvent<Words>) => {
        if (data.kind === 'here' && data.invitation === invitation) resolve(true);
      };
      channel.postMessage({kind: 'seek', invitation, code} satisfies Words);
      setTimeout(() => resolve(false), code === undefined ? SEEN_WITHIN_MS : TAKEN_WITHIN_MS);
    });
  } finally {
    channel.close();
  }
}

/** Waits for what other tabs bring; returns how to stop. */
export function waitForHandOver(invitation: number, onCode: (code: string) => void): () => void {
  const channel = open();
  if (!channel) return () => undefined;
  channel.onmessage = ({data}: MessageEvent<Words>) => {
    if (data.kind !== 'seek' || data.invitation !== invitation) return;
    channel.postMessage({kind: 'here', invitation} satisfies Words);
    if (data.code !== undefined) onCode(data.code);
  };
  return () => channel.close();
}

function open(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return undefined;
  }
}
