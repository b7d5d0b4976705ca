import {installCommand, isPackageManager, runCommand} from '../../config/install.ts';
import type {MdNode, VFile} from './mdNode.ts';
import {visitCode} from './visitCode.ts';

/**
 * Writes the command that installs packages: ```` ```bash install="pnpm x2-hlsjs hls.js" ````, first the manager, then the packages; or that
 * runs ours: ```` ```bash run="x2 tracker" ````. What it says follows from the owner's fact `packages` and from the versions that our tests run, so no page writes such a command itself.
 */
export function remarkInstall() {
  return (tree: MdNode, vfile: VFile): void => {
    visitCode(tree, (node) => {
      const [, how, words = ''] = node.meta?.match(/(?:^|\s)(install|run)="([^"]*)"/) ?? [];
      if (how === undefined) return;
      if (node.value?.trim()) vfile.fail(`代码块写了 ${how}=，自身不能再写命令。`, node);
      node.value = how === 'run' ? run(words) : install(words);
      node.meta = node.meta!.replace(/(?:^|\s)(?:install|run)="[^"]*"/, '').trim();

      function install(text: string): string {
        const [manager = '', ...names] = text.split(' ');
        if (!isPackageManager(manager) || names.length === 0)
          vfile.fail('install= 的写法是 install="npm 包名 包名"，先写 npm、pnpm 或 yarn。', node);
        return installCommand(manager, names);
      }

      function run(text: string): string {
        if (!text.startsWith('x2 ')) vfile.fail('run= 的写法是 run="x2 命令"。', node);
        return runCommand(text);
      }
    });
  };
}
