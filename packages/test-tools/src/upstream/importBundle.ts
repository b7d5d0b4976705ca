import {build, type BuildOptions} from 'esbuild';

/** What others publish for browsers, bundled as a browser gets it: the text of it. */
export async function bundleText(options: BuildOptions): Promise<string> {
  const {outputFiles} = await build({...options, bundle: true, write: false, format: 'esm', platform: 'browser', logLevel: 'silent'});
  return outputFiles[0]!.text;
}

/** The same, imported into a spec without a file on disk. */
export async function importBundle<Module>(options: BuildOptions): Promise<Module> {
  const code = Buffer.from(await bundleText(options)).toString('base64');
  // Names that such code reads while loading; nothing in these specs opens a connection.
  Object.assign(globalThis, {self: globalThis, window: globalThis, WebSocket: class {}});
  return (await import(/* @vite-ignore */ `data:text/javascript;base64,${code}`)) as Module;
}
