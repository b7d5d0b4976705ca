import {owner} from '@x2p2p/site/config/owner';
import {checkOwnerFacts, openFacts} from '@x2p2p/site/config/ownerFacts';

// `npm run facts`: what only the operator can confirm, and has not.
try {
  const open = openFacts(checkOwnerFacts(owner));
  for (const {name, label, state, isOptional, value} of open) {
    console.log(
      `${state.padEnd(11)}  ${name.padEnd(21)}  ${label}${isOptional ? '（可以没有）' : ''}${value === undefined ? '' : `  ${JSON.stringify(value)}`}`,
    );
  }
  console.log(`${Object.keys(owner).length - open.length} known, ${open.length} open (site/config/owner.ts)`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
