/** The folder of this package, in its sources and in `dist`, where every file is bundled. */
export const packageFolder = new URL('../', import.meta.url);
