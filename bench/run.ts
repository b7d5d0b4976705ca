// `npm run bench -- <name>`: figures on any machine, outside the tests. Each folder has a README; without a name, pages.
const benches: Readonly<Record<string, () => Promise<unknown>>> = {
  pages: () => import('./pages/run.ts'),
  journeys: () => import('./journeys/run.ts'),
  engine: () => import('./engine/run.ts'),
  phones: () => import('./phones/run.ts'),
  watch: () => import('./watch/run.ts'),
};

const given = process.argv[2]?.startsWith('-') === false ? process.argv.splice(2, 1)[0]! : 'pages';
const bench = benches[given];
if (!bench) throw new Error(`There is no bench "${given}": choose one of ${Object.keys(benches).join(', ')}.`);
await bench();

export {};
