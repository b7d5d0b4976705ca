import type {ReactNode} from 'react';
import Admonition from '@theme/Admonition';
import {owner} from '../../../config/owner.ts';

/** What a policy says of itself until the owner's lawyers have confirmed it. A strict build waits for them: `legalReview` is an owner's fact. */
export function LegalDraft({children}: {readonly children: ReactNode}): ReactNode {
  const {legalReview} = owner;
  if (legalReview.state !== 'known') {
    return (
      <Admonition type="warning" title="发布前须由运营方的法律顾问确认">
        {children}
      </Admonition>
    );
  }
  return (
    <p>
      运营方的法律顾问于 <time dateTime={legalReview.value}>{legalReview.value}</time> 确认了这份文本。
    </p>
  );
}
