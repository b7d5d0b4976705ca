import {installCommand, isPackageManager} from '../../config/install.ts';
import type {MdNode, VFile} from './mdNode.ts';
import {visitCode} from './visitCode.ts';

/**
 * Writes the command that installs packages: ```` ```bash install="pnpm x2-hlsjs hls.js" ````, first the manager, then the packages. What
 * it says follows from the owner's fact `packages` and from the versions that our tests run, so no page writes such a command itself.
 */
export function remarkInstall() {
  return (tree: MdNode, vfile: VFile): void => {
    visitCode(tree, (node) => {
      const [manager, ...names] = node.meta?.match(/(?:^|\s)install="([^"]*)"/)?.[1]?.split(' ') ?? [];
      if (manager === undefined) return;
      if (node.value?.trim()) vfile.fail('代码块写了 install=，自身不能再写命令。', node);
      if (!isPackageManager(manager) || names.length === 0)
        vfile.fail('install= 的写法是 install="npm 包名 包名"，先写 npm、pnpm 或 yarn。', node);
      node.value = installCommand(manager, names);
      node.meta = node.meta!.replace(/(?:^|\s)install="[^"]*"/, '').trim();
    });
  };
}
