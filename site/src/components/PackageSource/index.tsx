import type {ReactNode} from 'react';
import Admonition from '@theme/Admonition';
import Link from '@docusaurus/Link';
import {owner} from '../../../config/owner.ts';
import type {OwnPackage} from '../../../config/install.ts';
import {packageVersions} from '../../data/packageVersions.ts';

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
        <code>{name}</code>
        {` 还没有发布到公共仓库，这个名字谁都可以注册：同名的包可能不是我们的。上面的命令从文件安装，`}
        <Link to="/docs/hls-sdk/quicestart#package">{`先拿到 ${name}-${packageVersions[name]}.tgz，核对 SHA-256`}</Link>
        {`。`}
      </p>
    </Admonition>
  );
}
