/** Controls that the laboratory and the tools share. */
export {Button} from './Button';
export {ChoiceField} from './ChoiceField';
