export {MeasuredRatios} from './MeasuredRatios.tsx';
export {MeasuredStarts} from './MeasuredStarts.tsx';
export {WindowTable} from './WindowTable.tsx';
export {RatioExtremes} from './RatioExtremes.tsx';
