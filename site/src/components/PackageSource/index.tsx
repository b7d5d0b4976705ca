import type {ReactNode} from 'react';
import Admonition from '@theme/Admonition';
import Link from '@docusaurus/Link';
import {owner} from '../../../config/owner.ts';
import type {OwnPackage} from '../../../config/install.ts';

/** Where the package of an install command comes from, and that a name which nobody has registered is anybody's. */
export function PackageSource({of: name}: {readonly of: OwnPackage}): ReactNode {
  const {packages} = owner;
  if (packages.state === 'known')
    return (
      <p>
        {`包发布在公共 npm 仓库，组织名是 `}
        <code>{packages.value.scope}</code>
        {`。命令把它装成 `}
        <code>{name}</code>
        {`，代码里的导入不用改；不带组织名的同名包不是我们的。`}
      </p>
    );
  return (
    <Admonition type="warning" title={`现在不要执行 npm install ${name}`}>
      <p>
        {`它还没有发布，谁都能注册同名的包。命令装的是文件：`}
        <Link to="/docs/hls-sdk/quicestart#package">先拿到发布包，核对摘要</Link>
        {`。`}
      </p>
    </Admonition>
  );
}
