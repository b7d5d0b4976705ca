import packageJson from '../package.json' with {type: 'json'};
import {isInRange} from './nodeVersion.ts';

// Imported before all others by what people start: on another Node a library would fail with words that do not tell why.
const {node} = packageJson.engines;
if (!isInRange(process.versions.node, node)) {
  console.error(`Node ${process.versions.node} does not run this; it needs ${node}.`);
  process.exit(1);
}
