export {MeasuredRatios} from './MeasuredRatios';
export {MeasuredStarts} from './MeasuredStarts';
export {WindowTable} from './WindowTable';
