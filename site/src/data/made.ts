export {default} from '!!./madeLoader.mjs!./downloads.ts';
