const ALWAYS = [
  '--min-semi-space-size=128',
  '--max-semi-space-size=128',
  '--initial-old-space-size=1024',
  '--no-memory-reducer',
  '--no-flush-bytecode',
];
/** What Node must print for an option to be given. */
const IF_PRINTED: Readonly<Record<string, RegExp>> = {
  '--external-memory-accounted-in-global-limit': /--external-memory-accounted-in-global-limit/,
  // Code is compiled by Maglev at most, not again by TurboFan.
  '--max-opt=2': /default: --maglev$/m,
};

/**
 * How V8 is to run a build; `known` is what `node --v8-options` prints, since Node does not start with an option it does not know.
 *
 * Memory: most of what a build allocates is garbage at once, and V8's default 16 MB for new objects would fill 2,200 times in a build of
 * 1,000 pages. The rest lives until the documents are compiled, and V8, which starts with a small heap, would scan all of it again whenever
 * the heap grows, when it takes the process for idle, and for every 64 MB of text lent to the bundler (unless such memory counts towards the
 * global limit, as V8 can since Node 24). It would also drop code that has not run for a while, and compile it again.
 *
 * Compilers: a build is over before TurboFan's better code has made up for the seconds that it takes to compile. Maglev is quick, and V8's
 * default in Node 24; where it is not, only TurboFan compiles well.
 */
export const v8Options = (known: string): string[] => [
  ...ALWAYS,
  ...Object.keys(IF_PRINTED).filter((option) => IF_PRINTED[option]!.test(known)),
];
