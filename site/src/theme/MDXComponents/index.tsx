import MDXComponents from '@theme-original/MDXComponents';
import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {Http, P2p} from '@site/src/components/ByteSource';
import {Contract} from '@site/src/components/Contract';
import {Details} from '@site/src/components/Details';
import {OwnerFact} from '@site/src/components/OwnerFact';
import {ScrollTable} from '@site/src/components/ScrollTable';
import {Steps} from '@site/src/components/Steps';
import {TaskCheckbox} from '@site/src/components/TaskCheckbox';
import {Verified} from '@site/src/components/Verified';

/** Change: the small vocabulary that writers may use in MDX without an import. CONTRIBUTING.md lists it. */
export default {
  ...MDXComponents,
  CodeBlock,
  Contract,
  Details,
  Http,
  OwnerFact,
  P2p,
  Steps,
  TabItem,
  Tabs,
  Verified,
  input: TaskCheckbox,
  table: ScrollTable,
};
