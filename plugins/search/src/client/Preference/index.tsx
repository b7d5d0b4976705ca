import type {ReactNode} from 'react';
import {Chip} from '../Chip/index.tsx';
import site from '../site.ts';
import type {SearchState} from '../useSearch.ts';

interface Props {
  state: SearchState;
  isNeutral: boolean;
  onChange: (isNeutral: boolean) => void;
}

/** Says which SDK comes first among equal results, and why others do not; a press puts all on one footing. */
export function Preference({state, isNeutral, onChange}: Props): ReactNode {
  const {preferred, found} = state.answer ?? {};
  if (!preferred || !found) return null;
  return (
    <Chip key={preferred} isPressed={!isNeutral} onPress={() => onChange(!isNeutral)}>
      {`${site.sdks[preferred]!} 优先`}
    </Chip>
  );
}
