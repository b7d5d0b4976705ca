import type {Compiler, WebpackError} from 'webpack';
import {createViewerBundler, type ViewerBundler} from './bundleViewer.ts';

const NAME = 'lab-viewer';

/** Adds the viewer's files to the client compilation: one way for the development server (in memory) and the build. */
export class EmitViewer {
  constructor(
    private readonly folder: string,
    private readonly onBundled: (inputs: readonly string[]) => void,
  ) {}

  apply(compiler: Compiler): void {
    const {Compilation, sources} = compiler.webpack;
    let bundler: Promise<ViewerBundler> | undefined;
    let inputs: readonly string[] = [];

    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tapPromise({name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL}, async () => {
        try {
          bundler ??= createViewerBundler(this.folder, {isDevelopment: compiler.options.mode === 'development'});
          const bundle = await (await bundler).bundle();
          inputs = bundle.inputs;
          for (const [file, content] of bundle.files) compilation.emitAsset(file, new sources.RawSource(Buffer.from(content)), {minimized: true});
          if (compiler.options.mode === 'production') this.onBundled(inputs);
        } catch (error) {
          compilation.errors.push(error as WebpackError);
        }
        // After an error, too: the next change to watch for is its correction.
        compilation.contextDependencies.add(this.folder);
        inputs.forEach((input) => compilation.fileDependencies.add(input));
      });
    });
    compiler.hooks.shutdown.tapPromise(NAME, async () => {
      await (await bundler)?.dispose();
      bundler = undefined;
    });
  }
}
