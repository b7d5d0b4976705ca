import {owner} from '@x2p2p/site/config/owner';
import {checkOwnerFacts, openFacts} from '@x2p2p/site/config/ownerFacts';
import {dayOf, isExpired} from '@x2p2p/site/components/Source/isExpired';
import {claimIds, claims, type Claim} from '@x2p2p/site/data/claims';

// `npm run facts`: what only the operator can confirm, and has not; what pages say of others, and nobody has looked at for too long.
try {
  const open = openFacts(checkOwnerFacts(owner));
  for (const {name, label, state, isOptional, value} of open) {
    console.log(
      `${state.padEnd(11)}  ${name.padEnd(21)}  ${label}${isOptional ? '（可以没有）' : ''}${value === undefined ? '' : `  ${JSON.stringify(value)}`}`,
    );
  }
  console.log(`${Object.keys(owner).length - open.length} known, ${open.length} open (site/config/owner.ts)`);
  const today = dayOf(new Date());
  const late = claimIds.filter((id) => isExpired(claims[id].expires, today));
  for (const id of late) {
    const {says, source, url, expires}: Claim = claims[id];
    console.log(`expired      ${id.padEnd(21)}  ${expires}  ${says}  ${url ?? source}`);
  }
  console.log(
    `${claimIds.length - late.length} claims about others still count, ${late.length} to look at again (site/src/data/claims.ts)`,
  );
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
