import type {ReactNode} from 'react';
import {SaidButton} from './SaidButton.tsx';
import {saveFile} from './saveFile.ts';

type Props = {
  readonly children: ReactNode;
  /** Name of the file; a function where it contains the time of the click. */
  readonly name: string | (() => string);
  readonly type: string;
  /** Made at the moment of the click; may take time, as a picture does. */
  readonly content: () => string | Blob | Promise<string | Blob>;
  readonly isDisabled?: boolean;
  readonly isQuiet?: boolean;
};

export function DownloadButton({children, name, type, content, isDisabled, isQuiet}: Props): ReactNode {
  const save = async (): Promise<string> => {
    let made: string | Blob;
    try {
      made = await content();
    } catch {
      return '没有保存成功：文件没有生成，检查网络后再试一次。';
    }
    try {
      const fileName = typeof name === 'string' ? name : name();
      saveFile(fileName, made, type);
      return `已保存为 ${fileName}。`;
    } catch {
      return '没有保存成功，浏览器拒绝了这次下载。';
    }
  };
  return (
    <SaidButton isDisabled={isDisabled} isQuiet={isQuiet} onClick={save}>
      {children}
    </SaidButton>
  );
}
