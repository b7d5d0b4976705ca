import {installCommand, isPackageManager, runCommand} from '../../config/install.ts';
import type {MdNode, VFile} from './mdNode.ts';
import {visitCode} from './visitCode.ts';

/**
 * Writes the command that installs packages: ```` ```bash install="pnpm x2-hlsjs hls.js" ````, first the manager, then the packages; or the
 * one that runs ours: ```` ```bash run="x2 tracker" ````. What it says follows from the owner's fact `packages` and from the versions that our
 * tests run, so no page writes such a command itself.
 */
export function remarkInstall() {
  return (tree: MdNode, vfile: VFile): void => {
    visitCode(tree, (node) => {
      const [attribute, how, words = ''] = node.meta?.match(/(?:^|\s)(install|run)="([^"]*)"/) ?? [];
      if (attribute === undefined) return;
      if (node.value?.trim()) vfile.fail(`代码块写了 ${how}=，自身不能再写命令。`, node);
      const command = how === 'run' ? running(words) : installing(words);
      if (typeof command !== 'string') vfile.fail(command.problem, node);
      node.value = command;
      node.meta = node.meta!.replace(attribute, '').trim();
    });
  };
}

function installing(words: string): string | {readonly problem: string} {
  const [manager = '', ...names] = words.split(' ');
  return isPackageManager(manager) && names.length > 0
    ? installCommand(manager, names)
    : {problem: 'install= 的写法是 install="npm 包名 包名"，先写 npm、pnpm 或 yarn。'};
}

const running = (words: string): string | {readonly problem: string} =>
  words.startsWith('x2 ') ? runCommand(words) : {problem: 'run= 的写法是 run="x2 命令"。'};
