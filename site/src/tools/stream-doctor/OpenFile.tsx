import {useRef, type ChangeEvent, type ReactNode} from 'react';
import {MAX_PLAYLIST_LENGTH, StreamProblem, tooLarge} from 'stream-doctor/text';
import {Button} from '../../components/controls/index.ts';

const UNREADABLE = '浏览器读不出这个文件：它可能刚改过、被移走，或还没从网盘下载到本机；先在本机打开它，再选一次。';

type Props = {
  readonly isDisabled: boolean;
  readonly onText: (text: string) => void;
  readonly onRefuse: (problem: StreamProblem) => void;
};

/** A button in place of the browser's own file field, which cannot be styled. */
export function OpenFile({isDisabled, onText, onRefuse}: Props): ReactNode {
  const field = useRef<HTMLInputElement>(null);

  const open = (file: File): void => {
    if (file.size > MAX_PLAYLIST_LENGTH) return onRefuse(tooLarge());
    file.text().then(onText, () => onRefuse(new StreamProblem('unreadable', UNREADABLE)));
  };
  const choose = ({currentTarget}: ChangeEvent<HTMLInputElement>): void => {
    const file = currentTarget.files?.[0];
    if (file) open(file);
    // Otherwise choosing the same file again, after it has changed, would fire no event.
    currentTarget.value = '';
  };

  return (
    <>
      <Button disabled={isDisabled} onClick={() => field.current?.click()}>
        打开文件
      </Button>
      <input ref={field} type="file" accept=".m3u8,.m3u,text/plain" hidden onChange={choose} />
    </>
  );
}
