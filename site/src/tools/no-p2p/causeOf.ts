import {readEvidence, type Evidence} from './evidence.ts';
import {findCause, type Verdict} from './findCause.ts';

/** What the texts of one or two viewers say. The page loads this, with parser and doctor, when the reader first presses the button. */
export function causeOf(texts: readonly string[]): Verdict | {readonly problem: string} {
  const shown = texts.filter((text) => text.trim() !== '').map(readEvidence);
  const unread = shown.find((evidence) => 'problem' in evidence);
  return unread ?? findCause(shown as readonly Evidence[]);
}
