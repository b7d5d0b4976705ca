/** Boxes, fields and buttons that the laboratory, the test bench and the tools share. */
export {Button} from './Button.tsx';
export {CheckField} from './CheckField.tsx';
export {ChoiceField} from './ChoiceField.tsx';
export {CodeBox} from './CodeBox.tsx';
export {CopyButton} from './CopyButton.tsx';
export {DownloadButton} from './DownloadButton.tsx';
export {NumberField} from './NumberField.tsx';
export {Panel} from './Panel.tsx';
export {SelectField} from './SelectField.tsx';
export {SliderField} from './SliderField.tsx';
export {TextAreaField} from './TextAreaField.tsx';
export {TextField} from './TextField.tsx';
