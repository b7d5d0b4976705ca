import '../requireNode.ts';
import {command} from './command.ts';

// `npm run grade -- <folder>` tries out what somebody made of a package; `npm run grade -- --help` says more.
process.exitCode = await command(process.argv.slice(2), {say: console.log, complain: console.error});
