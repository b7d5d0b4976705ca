import {useRef, type ChangeEvent, type ReactNode} from 'react';
import {harTooLarge, MAX_HAR_LENGTH, MAX_PLAYLIST_LENGTH, StreamProblem, tooLarge} from 'stream-doctor/text';
import {Button} from '../../components/controls/index.ts';

const UNREADABLE = '浏览器读不出这个文件：它可能刚改过、被移走，或还没从网盘下载到本机；先在本机打开它，再选一次。';

type Opened = {
  readonly onText: (text: string, name: string) => void;
  readonly onRefuse: (problem: StreamProblem) => void;
};

/** Reads a file that was chosen or dropped. */
export function openFile(file: File, {onText, onRefuse}: Opened): void {
  const isHar = /\.har$/i.test(file.name);
  if (file.size > (isHar ? MAX_HAR_LENGTH : MAX_PLAYLIST_LENGTH)) return onRefuse(isHar ? harTooLarge() : tooLarge());
  const take = (text: string): void => onText(text, file.name);
  file.text().then(take, () => onRefuse(new StreamProblem('unreadable', UNREADABLE)));
}

/** A button in place of the browser's own file field, which cannot be styled. */
export function OpenFile({isDisabled, ...opened}: Opened & {readonly isDisabled: boolean}): ReactNode {
  const field = useRef<HTMLInputElement>(null);

  const choose = ({currentTarget}: ChangeEvent<HTMLInputElement>): void => {
    const file = currentTarget.files?.[0];
    if (file) openFile(file, opened);
    // Otherwise choosing the same file again, after it has changed, would fire no event.
    currentTarget.value = '';
  };

  return (
    <>
      <Button disabled={isDisabled} onClick={() => field.current?.click()}>
        打开文件
      </Button>
      <input ref={field} type="file" accept=".m3u8,.m3u,.har,text/plain" hidden onChange={choose} />
    </>
  );
}
