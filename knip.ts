import type {KnipConfig} from 'knip';

// `knip`, part of `npm run lint`: files, exports and packages that nobody uses, packages that are used and not named.
export default {
  // Its plugin loads the configuration without Docusaurus, which that needs; what it would find is listed below.
  docusaurus: false,
  paths: {'@site/*': ['./site/*']},
  // Aliases of Docusaurus, not packages.
  ignoreDependencies: ['@docusaurus/.+', '@theme/.+', '@theme-original/.+', /^@generated/],
  ignoreBinaries: ['ffmpeg', 'openssl', 'apt-get'],
  workspaces: {
    '.': {
      entry: [
        'scripts/**/{run,write,config,publish}.ts',
        'scripts/*.{ts,mjs}',
        'bench/**/run.ts',
        'bench/search/{measure*,growth}.ts',
        'bench/**/page/*.js',
        'tests/**/*.{spec,pw}.ts',
        'tests/*/{playwright.config,startSite,*Reporter}.ts',
        'tests/**/pages/*.js',
        'tests/engine/lowestPlayers/usage.ts',
      ],
      project: ['scripts/**/*.{ts,mjs}', 'bench/**/*.{ts,js}', 'tests/**/*.{ts,js}', '!tests/{.out,fixtures}/**'],
      ignoreDependencies: [
        // Commands, and what other tools load.
        '@changesets/cli',
        '@swc/core',
        // Served to browsers, or compiled, from their folders.
        'axe-core',
        'kotlin-compiler',
        'p2p-media-loader-hlsjs',
        'x2-cli',
      ],
    },
    site: {
      entry: [
        '*.ts',
        '{docs,blog,api}/**/*.mdx',
        'src/pages/**/*.{ts,tsx,mdx}',
        'src/theme/**/*.{ts,tsx}',
        'src/client/*.{ts,mjs}',
        'src/**/*.worker.ts',
        'src/**/*Loader.mjs',
        'src/**/*.spec.ts',
        // Named by the configuration, as paths.
        'src/components/blog/*Page.tsx',
        'src/components/CategoryPage/index.tsx',
        // Named by what plugins of remark write into pages.
        'src/components/{Permission,Release,ReleaseFeeds,SdkEvent,SdkMethod,SdkType,WebEvent}/index.tsx',
        'examples/**/*.{ts,tsx,js,vue,mjs}',
        'blog/measure/*.mjs',
      ],
      project: ['src/**/*.{ts,tsx,mjs}', 'config/**/*.ts', '*.ts'],
      paths: {'@site/*': ['./*']},
      // Comes with @docusaurus/core, whose copy is meant.
      ignoreDependencies: ['react-helmet-async'],
    },
    'plugins/search': {
      entry: ['src/client/**/*.{ts,tsx}', 'src/**/*.worker.ts', 'src/box/box.tsx', 'src/**/*.spec.ts'],
      project: ['src/**/*.{ts,tsx}'],
    },
    'plugins/plain-text': {entry: ['src/**/*.spec.ts'], project: ['src/**/*.ts']},
    'packages/stream-doctor': {
      entry: ['src/{index,model,identity,text,watch}.ts', 'cli/{stream-doctor,command}.ts', '{src,cli}/**/*.spec.ts'],
      project: ['{src,cli}/**/*.ts'],
    },
    'packages/x2-hlsjs': {
      entry: ['src/{index,errors,options,swarm,react,vue}.ts', 'src/**/*.spec.ts'],
      project: ['src/**/*.ts'],
      ignoreDependencies: ['@types/react'],
    },
    'packages/x2-shaka': {entry: ['src/{index,errors,options,swarm}.ts', 'src/**/*.spec.ts'], project: ['src/**/*.ts']},
    'packages/command': {entry: ['src/**/*.spec.ts'], project: ['src/**/*.ts']},
    'packages/x2-cli': {entry: ['src/**/*.spec.ts'], project: ['src/**/*.ts']},
    'packages/x2-core': {
      entry: [
        '{src,bundle}/**/*.spec.ts',
        'bundle/*.cjs',
        'bundle/patches/*.mjs',
        // Put into the upstream core by the bundler, in place of its own.
        'src/peers/{PendingConnections,SwarmClient}.ts',
        // A check by the compiler alone.
        'src/types/sameAsUpstream.ts',
      ],
      project: ['{src,bundle,reference}/**/*.{ts,mjs,cjs}'],
      // Named to esbuild and typedoc as text.
      ignoreDependencies: ['events', 'typedoc-plugin-markdown'],
    },
    'packages/test-tools': {
      entry: ['src/**/*.ts'],
      project: ['src/**/*.ts'],
      // Read from their folders.
      ignoreDependencies: ['hls.js', 'p2p-media-loader-hlsjs', 'shaka-player', 'tree-sitter-wasms'],
    },
    'packages/build-tools': {
      project: ['src/**/*.ts'],
      // Asked for its list of browsers by a name that is put together.
      ignoreDependencies: ['@x2p2p/site'],
    },
    'scripts/first-view': {entry: ['src/**/*.spec.ts'], project: ['src/**/*.ts']},
  },
} satisfies KnipConfig;
