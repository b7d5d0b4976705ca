// An entry of its own, so that a page can refuse what is not a playlist before it loads a parser.
export {checkText, MAX_PLAYLIST_LENGTH, tooLarge} from './playlist/checkText.ts';
export {StreamProblem, type ProblemId} from './playlist/StreamProblem.ts';
// Nor does telling a recording of a browser from a playlist, or showing a report, need one.
export {harTooLarge, looksLikeHar, MAX_HAR_LENGTH} from './har/looksLikeHar.ts';
export {nameOrQuote} from './inSentence.ts';
export {reportJson} from './reportJson.ts';
export {reportText} from './reportText.ts';
export {verdictLine} from './verdictLine.ts';
export {byteSourceWords, flowWords, severityWords} from './words.ts';
