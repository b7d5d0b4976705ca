export {ChartWithTable} from './ChartWithTable.tsx';
export {DataTable, type Column} from './DataTable.tsx';
export {Meter, Meters} from './Meter.tsx';
export {ShareLink} from './ShareLink.tsx';
export {ToolPage} from './ToolPage.tsx';
export {VerdictLine, Workbench} from './Workbench.tsx';
