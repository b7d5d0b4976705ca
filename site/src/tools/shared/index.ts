export {ChartWithTable} from './ChartWithTable';
export {DataTable, type Column} from './DataTable';
export {Meter, Meters} from './Meter';
export {ShareLink} from './ShareLink';
export {ToolPage} from './ToolPage';
