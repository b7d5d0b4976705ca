const BUNDLED = /^={80}\n(\S+) (\S+) \(/gm;

/** Which packages are inside one of ours, from the `THIRD_PARTY_LICENSES.txt` that its bundler wrote. */
export const bundledPackages = (licenses: string): {name: string; version: string}[] =>
  [...licenses.matchAll(BUNDLED)].map(([, name, version]) => ({name: name!, version: version!}));
