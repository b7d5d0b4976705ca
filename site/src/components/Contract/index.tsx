import type {ReactNode} from 'react';
import {Seal} from '../Seal/index.tsx';

type Props = {readonly name: string; readonly version: string};

/**
 * Seal of a page about a native SDK: an interface that was agreed, not a package that was run. A page says `<Contract sdk="ios" />`;
 * `remarkProducts` looks the name and the version up, because this component is loaded with every page and the table need not be.
 */
export function Contract({name, version}: Props): ReactNode {
  return (
    <Seal kind={`接口约定 v${version}`} line="以控制台公示的版本为准">
      {`本页写的是 ${name} SDK 的接口约定；发布包由运营方在 X2 控制台提供，以控制台公示的版本为准。`}
    </Seal>
  );
}
