import {keepUnits} from '../keepUnits.ts';
import {onTexts} from './onTexts.ts';

/** Numbers stay with their units in all texts of a page. */
export const remarkUnits = onTexts(keepUnits);
