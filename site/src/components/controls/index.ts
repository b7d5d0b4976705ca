/** Boxes, fields and buttons that the laboratory, the test bench and the tools share. */
export {Button} from './Button';
export {CheckField} from './CheckField';
export {ChoiceField} from './ChoiceField';
export {CodeBox} from './CodeBox';
export {CopyButton} from './CopyButton';
export {DownloadButton} from './DownloadButton';
export {NumberField} from './NumberField';
export {Panel} from './Panel';
export {SelectField} from './SelectField';
export {SliderField} from './SliderField';
export {TextAreaField} from './TextAreaField';
export {TextField} from './TextField';
