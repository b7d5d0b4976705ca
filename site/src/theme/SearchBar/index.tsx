/** Change: upstream ships an empty place for a search box; ours is the workspace @x2p2p/search. */
export {SearchBar as default} from '@x2p2p/search/client';
