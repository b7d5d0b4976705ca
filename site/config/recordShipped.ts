import {mkdirSync, writeFileSync} from 'node:fs';
import {join, relative} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler, StatsModule} from 'webpack';

/** Below the generated files; read by `npm run licenses` and by a test. */
export const SHIPPED_FILE = 'shipped-modules.json';

/** Where the file of a module is, also for the parts of a module that was joined from several. */
const filesOf = (modules: readonly StatsModule[] = []): string[] =>
  modules.flatMap((module) => [module.nameForCondition ?? fileOf(module.identifier), ...filesOf(module.modules)]);

/** Modules that an alias turned off are named `ignored|…`: they are not shipped. */
const fileOf = (identifier = ''): string => (identifier.startsWith('ignored|') ? '' : identifier);

/** What is left after tree shaking decides whose licences apply, so the list is taken from the bundler, not from package.json. */
const PACKAGE_FOLDER = /^((?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+|packages\/[^/]+)\//;

class RecordShipped {
  constructor(
    private readonly root: string,
    private readonly folder: string,
  ) {}

  apply(compiler: Compiler): void {
    if (compiler.options.mode !== 'production') return;
    compiler.hooks.done.tap('x2-record-shipped', (stats) => {
      const {modules} = stats.toJson({all: false, modules: true, nestedModules: true, modulesSpace: Infinity, nestedModulesSpace: Infinity, groupModulesByPath: false, groupModulesByType: false});
      const folders = new Set(filesOf(modules).flatMap((file) => PACKAGE_FOLDER.exec(relative(this.root, file).replaceAll('\\', '/'))?.[1] ?? []));
      mkdirSync(this.folder, {recursive: true});
      writeFileSync(join(this.folder, SHIPPED_FILE), `${JSON.stringify([...folders].sort(), null, 2)}\n`);
    });
  }
}

/** Writes down which packages the browser bundle of a production build contains. */
export function recordShipped({siteDir, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'x2-record-shipped',
    configureWebpack: (_config, isServer) => (isServer ? {} : {plugins: [new RecordShipped(join(siteDir, '..'), generatedFilesDir)]}),
  };
}
