import type {ReactNode} from 'react';
import {CopyButton, DownloadButton} from '../../components/controls/index.ts';
import layout from '../../components/controls/layout.module.css';
import {reportJson, reportText, type Report} from './report.ts';

/** Buttons to copy or save the report; disabled as long as there is none. */
export function ReportActions({report}: {readonly report: Report | undefined}): ReactNode {
  const text = (): string => (report ? reportText(report) : '');
  const json = (): string => (report ? reportJson(report) : '');
  return (
    <div className={layout.actions}>
      <CopyButton isDisabled={!report} text={text}>
        复制文字
      </CopyButton>
      <CopyButton isDisabled={!report} text={json}>
        复制 JSON
      </CopyButton>
      <DownloadButton isDisabled={!report} name="x2-check-up.json" type="application/json" content={json}>
        保存 JSON
      </DownloadButton>
    </div>
  );
}
