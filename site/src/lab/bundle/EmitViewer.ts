import type {Compiler, WebpackError} from 'webpack';
import {bundleViewer, type ViewerFiles} from './bundleViewer.ts';

const NAME = 'lab-viewer';

/** Adds the viewer's files to the client compilation: one way for the development server (in memory) and the build. */
export class EmitViewer {
  constructor(
    private readonly folder: string,
    private readonly onBundled: (inputs: readonly string[]) => void,
  ) {}

  apply(compiler: Compiler): void {
    const {Compilation, sources} = compiler.webpack;
    let bundle: ViewerFiles | undefined;
    let inputs: readonly string[] = [];

    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tapPromise({name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL}, async () => {
        // The development server compiles again after every edit, most of which are in pages.
        if (inputs.some((file) => compiler.modifiedFiles?.has(file))) bundle = undefined;
        try {
          bundle ??= await bundleViewer(this.folder, {isDevelopment: compiler.options.mode === 'development'});
          inputs = bundle.inputs;
          for (const [file, content] of bundle.files)
            compilation.emitAsset(file, new sources.RawSource(Buffer.from(content)), {minimized: true});
          if (compiler.options.mode === 'production') this.onBundled(inputs);
        } catch (error) {
          compilation.errors.push(error as WebpackError);
        }
        // After an error, too: the next change to watch for is its correction.
        compilation.contextDependencies.add(this.folder);
        inputs.forEach((input) => compilation.fileDependencies.add(input));
      });
    });
  }
}
