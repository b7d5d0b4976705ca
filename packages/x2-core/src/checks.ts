// What a tool needs to refuse what the engines would refuse, in the same words; no part of the published packages.
export {checkCore} from './options/checkConfig.ts';
export {show} from './options/checkValue.ts';
export {nearestName} from './options/nearestName.ts';
export {describeError} from './X2Error.ts';
