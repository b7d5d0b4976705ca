import {Children, isValidElement, type ReactNode} from 'react';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {languageTabs} from '../../data/sdk/languageTabs.ts';
import {InlineText} from '../InlineText/index.tsx';
import type {NativeId, NativeLanguage} from '../../data/products.ts';

type Props = {
  readonly sdk: NativeId;
  readonly description: string;
  /** Names separated by spaces, in the order of the blocks of code inside. */
  readonly languages: string;
  readonly children: ReactNode;
};

/** A type of an SDK in each of its languages. Its heading and its code stand in the page (`remarkEntries`). */
export function SdkType({sdk, description, languages, children}: Props): ReactNode {
  const blocks = Children.toArray(children).filter(isValidElement);
  return (
    <>
      <p>
        <InlineText>{description}</InlineText>
      </p>
      <Tabs groupId={`${sdk}-lang`}>
        {languages.split(' ').map((language, index) => (
          <TabItem key={language} {...languageTabs[language as NativeLanguage]}>
            {blocks[index]}
          </TabItem>
        ))}
      </Tabs>
    </>
  );
}
