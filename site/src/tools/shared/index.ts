export * from '@site/src/components/controls';
export {ChartWithTable} from './ChartWithTable';
export {CodeBox} from './CodeBox';
export {DataTable, type Column} from './DataTable';
export {Meter, Meters} from './Meter';
export {ShareLink} from './ShareLink';
export {ToolPage} from './ToolPage';
export {formatBytes, formatNumber, formatSeconds} from './format';
export {useLazy} from './useLazy';
