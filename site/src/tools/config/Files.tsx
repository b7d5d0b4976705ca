import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {CodeBox, CopyButton, DownloadButton} from '../../components/controls/index.ts';
import {colourCode} from '../shared/colourCode.ts';
import type {GeneratedFile} from './generate.ts';
import {isNative, pageRoute, productOf} from '../../data/products.ts';
import type {Project} from './readSettings.ts';
import {skins} from './skins.ts';
import styles from './config.module.css';

type Props = {readonly files: readonly GeneratedFile[]; readonly project: Project};

export function Files({files, project: {platform, skin, consent}}: Props): ReactNode {
  const guide = pageRoute(productOf(platform), 'quicestart');
  return (
    <>
      <p className={styles.intro}>
        {isNative(platform) ? (
          <span key="native">
            原生代码按接口约定生成，语法经过解析；发布包由运营方的控制台提供。这里只有启动与播放，代理停止时的回退与前后台切换见
            <Link to={`${guide}#fallback`}>完整样例</Link>。
          </span>
        ) : (
          <span key="web">
            {/* test: tests/tools/config.pw.ts "the code generated for hls plays, waits for consent, then shares" */}
            网页代码先过引擎自己的检查；由测试打包运行过，两位观众互传。页面里要有{' '}
            <code>{skins[platform === 'hls' ? skin : 'browser'].element}</code>。没有 MSE 的浏览器（iOS 17.1 以前的
            iPhone）由系统播放器播放，没有 P2P。
            {consent ? (
              <span>
                观众同意之后，由你的页面调用 <code>setP2PAllowed(true)</code>；在那之前 <code>peers</code> 一直是 0。
              </span>
            ) : null}
          </span>
        )}
        <span>安装与放置见</span>
        <Link to={`${guide}#install`}>接入页的「安装」</Link>。
      </p>
      {files.map((file) => (
        <section key={file.id} className={styles.file} aria-label={file.purpose}>
          <CodeBox
            label={file.name}
            html={colourCode(file.code, file.language)}
            isWrapped={isOfServers(file)}
            data-generated={file.id}
            head={<FileHead file={file} />}
          >
            {file.code}
          </CodeBox>
        </section>
      ))}
    </>
  );
}

/** A policy or a command is one long line, of which every part matters; code keeps its lines. */
const isOfServers = ({language}: GeneratedFile): boolean => language === 'nginx' || language === 'bash';

/** Which file it is and what it is for, and the ways to take it away. */
function FileHead({file: {id, name, purpose, code}}: {readonly file: GeneratedFile}): ReactNode {
  return (
    <>
      <h3 id={`file-${id}`} className={styles.fileTitle}>
        <code>{name}</code> <span>{purpose}</span>
      </h3>
      <div className={styles.fileActions}>
        <CopyButton isQuiet text={() => code}>
          复制
        </CopyButton>
        <DownloadButton isQuiet name={name} type="text/plain" content={() => code}>
          下载
        </DownloadButton>
      </div>
    </>
  );
}
