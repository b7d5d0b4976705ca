import {products, tabOf} from '../src/data/products.ts';

const tabs = JSON.stringify(Object.fromEntries(products.map((product) => [product.id, tabOf(product)])));

/**
 * Marks the document with the SDK that the address names (`?sdk=`), else with the one remembered, before the first paint; with none that is not in
 * the table. What comes after that, and what is remembered, is `@x2p2p/page/sdkChoice`'s.
 */
export const sdkChoiceScript =
  `((t,a,s)=>{try{s=localStorage.getItem('docusaurus.tab.platform')}catch{}const k=Object.keys(t),i=a==='all'?a:k.find(i=>i===a)??k.find(i=>t[i]===s);` +
  `if(t[i])document.documentElement.dataset.sdk=i})(${tabs},/[?&]sdk=(\\w+)(?:&|$)/.exec(location.search)?.[1]);`;
