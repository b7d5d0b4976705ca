import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {Http, P2p} from '@site/src/components/ByteSource';
import {Contract} from '@site/src/components/Contract';
import {OwnerFact} from '@site/src/components/OwnerFact';
import {Steps} from '@site/src/components/Steps';
import {Verified} from '@site/src/components/Verified';

/** Change: the small vocabulary that writers may use in MDX without an import. CONTRIBUTING.md lists it. */
export default {...MDXComponents, Contract, Http, OwnerFact, P2p, Steps, TabItem, Tabs, Verified};
