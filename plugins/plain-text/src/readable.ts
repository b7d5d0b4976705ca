import type {Root} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {parseFragment} from 'parse5';
import {asWritten} from '@x2p2p/build-tools/asWritten';
import {dropControls} from './transforms/dropControls.ts';
import {labelTabs} from './transforms/labelTabs.ts';
import {quoteAdmonitions} from './transforms/quoteAdmonitions.ts';
import {readCode} from './transforms/readCode.ts';
import {sayTitles} from './transforms/sayTitles.ts';
import {setApart} from './transforms/setApart.ts';

/** Built HTML as it was written. */
export const parseBuilt = (html: string): Root => fromParse5(parseFragment(asWritten(html), {scriptingEnabled: false})) as Root;

/** In this order: code is read before its frame goes, labels are told apart while they are still side by side. */
const transforms = [readCode, dropControls, quoteAdmonitions, sayTitles, setApart, labelTabs];

/** Leaves of the content of a page what can be read where neither its styles nor its scripts are: in Markdown, and in feeds. */
export const makeReadable = (content: Root): void => transforms.forEach((transform) => transform(content));
