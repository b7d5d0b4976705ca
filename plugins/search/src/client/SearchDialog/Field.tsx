import type {KeyboardEventHandler, ReactNode, RefObject} from 'react';
import {FIELD} from '../../shared/field.ts';
import {isComposing} from '../isComposing.ts';
import {SearchIcon} from '../SearchIcon/index.tsx';

interface Props {
  input: RefObject<HTMLInputElement>;
  typed: string;
  listId: string;
  /** The option that Enter would open; none without results. */
  activeId: string | undefined;
  onType: (text: string, isUnfinished: boolean) => void;
  onKeyDown: KeyboardEventHandler;
  onClose: () => void;
}

/** A combobox over the list of results, and the way out beside it. */
export function Field({input, typed, listId, activeId, onType, onKeyDown, onClose}: Props): ReactNode {
  return (
    <div>
      <span>
        <SearchIcon />
      </span>
      <input
        ref={input}
        {...FIELD}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={activeId !== undefined}
        aria-controls={listId}
        aria-activedescendant={activeId}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck="false"
        enterKeyHint="search"
        value={typed}
        onChange={(event) => onType(event.target.value, isComposing(event))}
        onCompositionEnd={(event) => onType(event.currentTarget.value, false)}
        onKeyDown={onKeyDown}
      />
      <button type="button" onClick={onClose}>
        关闭
      </button>
    </div>
  );
}
