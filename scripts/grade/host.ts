import handler from 'serve-handler';
import {answering, sampleCdn} from '../../tests/samples/sampleCdn.ts';

export type Host = {
  /** The page, as a viewer opens it who is to use this tracker. */
  pageWith(tracker: string): string;
  close(): Promise<void>;
};

/** The tracker lets in whoever brings it. */
export const TOKEN = 'graded-token';

/** Serves a built page, and the stream of the samples on the same origin. */
export async function startHost(dist: string): Promise<Host> {
  const cdn = sampleCdn(() => site.url);
  const site = await answering(async (request, response) => {
    if (!(await cdn.answer(request, response))) await handler(request, response, {public: dist});
  });
  return {
    pageWith: (tracker) => {
      const params = new URLSearchParams({src: `${site.url}/stream/index.m3u8`, tracker, token: TOKEN, stun: ''});
      return `${site.url}/?${params}`;
    },
    close: () => site.close(),
  };
}
