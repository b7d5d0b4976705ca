/** Why nothing could be examined, as a sentence for the reader. */
export type ProblemId =
  | 'unreadable'
  | 'empty'
  | 'too-large'
  | 'address'
  | 'compressed'
  | 'encoding'
  | 'binary'
  | 'html'
  | 'json'
  | 'dash'
  | 'not-m3u8'
  | 'channel-list'
  | 'not-har'
  | 'no-playlist'
  | 'not-live'
  | 'bad-address'
  | 'mixed-content'
  | 'cors'
  | 'network'
  | 'http-status'
  | 'timeout'
  | 'cancelled';

export class StreamProblem extends Error {
  override readonly name = 'StreamProblem';

  constructor(
    readonly id: ProblemId,
    message: string,
  ) {
    super(message);
  }
}
