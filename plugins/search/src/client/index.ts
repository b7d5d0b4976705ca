export {SearchBar} from './SearchBar/index.tsx';
