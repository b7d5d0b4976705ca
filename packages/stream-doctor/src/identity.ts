// An entry of its own, so that a page which only compares addresses does not load a playlist parser.
export {identityInQuery, isTime, manifestAddress, parseAddress, pathTokens, type Sign} from './address/signs.ts';
