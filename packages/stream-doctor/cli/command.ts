// The command for another program: x2 runs it under its own name, and examines by the same arguments.
export {StreamProblem} from '../src/index.ts';
export {reportJson} from '../src/reportJson.ts';
export {examine} from './examine.ts';
export {main} from './main.ts';
export {readArguments} from './readArguments.ts';
