import MDXComponents from '@theme-original/MDXComponents';
import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {Http, P2p} from '../../components/ByteSource/index.tsx';
import {Contract} from '../../components/Contract/index.tsx';
import {Details} from '../../components/Details/index.tsx';
import {OwnerFact} from '../../components/OwnerFact/index.tsx';
import {ScrollTable} from '../../components/ScrollTable/index.tsx';
import {Source} from '../../components/Source/index.tsx';
import {Steps} from '../../components/Steps/index.tsx';
import {TaskCheckbox} from '../../components/TaskCheckbox.tsx';
import {Verified} from '../../components/Verified/index.tsx';

/** Change: the small vocabulary that writers may use in MDX without an import. site/README.md lists it. */
export default {
  ...MDXComponents,
  CodeBlock,
  Contract,
  Details,
  Http,
  OwnerFact,
  P2p,
  Source,
  Steps,
  TabItem,
  Tabs,
  Verified,
  input: TaskCheckbox,
  table: ScrollTable,
};
