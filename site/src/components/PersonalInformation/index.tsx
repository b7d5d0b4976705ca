import type {ReactNode} from 'react';
import {Breakable} from '../Breakable/index.tsx';
import {ScrollTable} from '../ScrollTable/index.tsx';
import {openSourceParts, personalInformation, recipientName, siteStorage, thirdParties} from '../../data/compliance.ts';
import {Card} from './Card.tsx';
import {platformNames, platforms, type Platform} from '../../data/platforms.ts';
import styles from './styles.module.css';

const namesOf = (list: readonly Platform[]): string =>
  list.length === platforms.length ? '全部平台' : list.map((platform) => platformNames[platform]).join('、');

/** The list of personal information, one card per item, complete on paper and on a phone. */
export function PersonalInformation(): ReactNode {
  return personalInformation.map(({id, name, content, purpose, frequency, recipients, retention, switchOff, platforms: where}) => (
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
        ['平台', namesOf(where)],
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
