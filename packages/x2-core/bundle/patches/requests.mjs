/** Requests over HTTP. */
export const requests = [
  {
    file: 'p2p-media-loader-core/lib/http-loader.js',
    why: 'Fixed upstream in 2.3: the check for the loader’s own abort was inverted, so a failed request was noticed only by its 3 s timeout.',
    find: `        if (error instanceof Error) {
            if (error.name !== "abort")
                return;
            const httpLoaderError`,
    replace: `        if (this.abortController.signal.aborted)
            return;
        if (error instanceof Error) {
            const httpLoaderError`,
  },
  {
    file: 'p2p-media-loader-core/lib/http-loader.js',
    why: 'Fixed upstream in 2.3: when all bytes of a segment were there already, the requested range started at its end and failed three times (416) instead of starting over.',
    find: 'if (response.status === 406) {',
    replace: 'if (response.status === 406 || response.status === 416) {',
  },
];
