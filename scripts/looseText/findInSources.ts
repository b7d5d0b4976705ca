import {fileURLToPath} from 'node:url';
import ts from 'typescript';
import {findLooseText} from './findLooseText.ts';
import {liveFiles} from './liveFiles.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url)).replaceAll('\\', '/');
const FOLDERS = ['site/src', 'plugins/search/src/client'];

/** Every loose text of the application, one sentence each, and how many files were looked at. */
export function findInSources(): {readonly files: number; readonly sentences: readonly string[]} {
  const config = ts.getParsedCommandLineOfConfigFile(
    `${ROOT}site/tsconfig.json`,
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({messageText}) => {
        throw new Error(ts.flattenDiagnosticMessageText(messageText, ' '));
      },
    },
  );
  const sources = FOLDERS.flatMap((folder) => ts.sys.readDirectory(ROOT + folder, ['.tsx', '.d.ts'], ['**/*.spec.ts']));
  const program = ts.createProgram(sources, config!.options);
  const checker = program.getTypeChecker();
  const files = liveFiles(program);
  const sentences = files.flatMap((file) =>
    findLooseText(file, checker).map(
      ({line, text, reason}) =>
        `${file.fileName.slice(ROOT.length)}:${line} 「${text}」 ${reason}: put it into a <span>, or make it and its neighbours one template string that is the only child.`,
    ),
  );
  return {files: files.length, sentences};
}
