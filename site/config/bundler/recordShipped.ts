import {mkdirSync, writeFileSync} from 'node:fs';
import {join, relative} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler, StatsModule} from 'webpack';

/** Folder in the generated files with one list for each bundle that readers get; read by `npm run licenses` and by a test. */
export const SHIPPED_FOLDER = 'shipped';

/** The files of the modules, including those concatenated into one module. */
const filesOf = (modules: readonly StatsModule[] = []): string[] =>
  modules.flatMap((module) => [module.nameForCondition ?? fileOf(module.identifier), ...filesOf(module.modules)]);

/** Modules that an alias turned off are named `ignored|…`: they are not shipped. */
const fileOf = (identifier = ''): string => (identifier.startsWith('ignored|') ? '' : identifier);

/** What is left after tree shaking decides whose licences apply, so the list is taken from the bundler, not from package.json. */
const PACKAGE_FOLDER = /^((?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+|packages\/[^/]+)\//;

type Place = Pick<LoadContext, 'siteDir' | 'generatedFilesDir'>;

/** Writes down which packages a bundle contains, from the files that are in it. */
export const recordModules =
  (bundle: string) =>
  ({siteDir, generatedFilesDir}: Place, files: readonly string[]): void => {
    const root = join(siteDir, '..');
    const folders = new Set(files.flatMap((file) => PACKAGE_FOLDER.exec(relative(root, file).replaceAll('\\', '/'))?.[1] ?? []));
    const folder = join(generatedFilesDir, SHIPPED_FOLDER);
    mkdirSync(folder, {recursive: true});
    writeFileSync(join(folder, `${bundle}.json`), `${JSON.stringify([...folders].sort(), null, 2)}\n`);
  };

class RecordShipped {
  constructor(private readonly place: Place) {}

  apply(compiler: Compiler): void {
    if (compiler.options.mode !== 'production') return;
    compiler.hooks.done.tap('x2-record-shipped', (stats) => {
      const {modules} = stats.toJson({
        all: false,
        modules: true,
        nestedModules: true,
        modulesSpace: Infinity,
        nestedModulesSpace: Infinity,
        groupModulesByPath: false,
        groupModulesByType: false,
      });
      recordModules('application')(this.place, filesOf(modules));
    });
  }
}

/** Writes down which packages the application of a production build contains. */
export function recordShipped(place: LoadContext): Plugin {
  return {
    name: 'x2-record-shipped',
    configureWebpack: (_config, isServer) => (isServer ? {} : {plugins: [new RecordShipped(place)]}),
  };
}
