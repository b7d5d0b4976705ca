/// <reference path="./generated.d.ts" />
import site from '@generated/@x2p2p/search/default/site.json';

export default site;
