import type {ReactNode} from 'react';
import {Breakable} from '../Breakable/index.tsx';
import {ScrollTable} from '../ScrollTable/index.tsx';
import {openSourceParts, permissions, personalInformation, recipientName, siteStorage, thirdParties} from '../../data/compliance.ts';
import {familyName, type SdkFamily} from '../../data/families.ts';
import {Card} from './Card.tsx';
import styles from './styles.module.css';

const families = (list: readonly SdkFamily[]): string =>
  list.length === Object.keys(familyName).length ? '全部平台' : list.map((family) => familyName[family]).join('、');

/** The list of personal information, one card per item, complete on paper and on a phone. */
export function PersonalInformation(): ReactNode {
  return personalInformation.map(({id, name, content, purpose, frequency, recipients, retention, switchOff, families: where}) => (
    <Card
      key={id}
      id={`pi-${id}`}
      title={name}
      rows={[
        ['内容与精度', content],
        ['目的', purpose],
        ['频次', frequency],
        ['谁能看到', recipients.map((recipient) => recipientName[recipient]).join('、')],
        ['保存', retention],
        ['怎样关闭', switchOff],
        ['平台', families(where)],
      ]}
    />
  ));
}

/** System permissions, what each is for and when the viewer is asked. */
export function PermissionList(): ReactNode {
  return permissions.map(({family, name, purpose, when}) => (
    <Card
      key={family + name}
      id={`permission-${name ? name.toLowerCase().replaceAll('_', '-') : family}`}
      title={
        <>
          {familyName[family]} · {name ? <code className={styles.breakable}>{name}</code> : '不申请权限'}
        </>
      }
      rows={[
        ['用途', purpose],
        ['何时申请', when],
      ]}
    />
  ));
}

/** Who receives data, and what. */
export function ThirdPartyList(): ReactNode {
  return thirdParties.map(({recipient, role, receives, operator}) => (
    <Card
      key={recipient}
      id={`recipient-${recipient}`}
      title={recipientName[recipient]}
      rows={[
        ['作用', role],
        ['收到什么', receives],
        ['由谁运营', operator],
      ]}
    />
  ));
}

/** Open-source parts of the web packages, with the versions that are installed. */
export function OpenSourceList(): ReactNode {
  return (
    <ScrollTable className={styles.table}>
      <thead>
        <tr>
          <th scope="col">组件与版本</th>
          <th scope="col">许可证</th>
          <th scope="col">用途</th>
        </tr>
      </thead>
      <tbody>
        {openSourceParts.map(({name, version, license, purpose}) => (
          <tr key={name}>
            <th scope="row" className={styles.rowHead}>
              <code className={styles.breakable}>{name}</code> {version}
            </th>
            <td>{license}</td>
            <td>{purpose}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}

/** Records of this website in the visitor's browser. */
export function SiteStorageList(): ReactNode {
  return (
    <ScrollTable className={styles.table}>
      <thead>
        <tr>
          <th scope="col">名称</th>
          <th scope="col">用途</th>
        </tr>
      </thead>
      <tbody>
        {siteStorage.map(({key, purpose}) => (
          <tr key={key}>
            <th scope="row" className={styles.rowHead}>
              <code className={styles.breakable}>
                <Breakable>{key}</Breakable>
              </code>
            </th>
            <td>{purpose}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
