import packageJson from '../package.json' with {type: 'json'};
import {isInRange} from './nodeVersion.ts';

// Imported first by every command that people start: on an unsupported Node a library would fail with words that do not tell why.
const {node} = packageJson.engines;
if (!isInRange(process.versions.node, node)) {
  console.error(`Node ${process.versions.node} does not run this; it needs ${node}.`);
  process.exit(1);
}
