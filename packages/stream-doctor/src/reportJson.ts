import type {Report} from './report.ts';
import {verdictOf} from './verdictOf.ts';

/** A report as the page saves it, the command prints it and an assistant is given it: the same bytes. */
export const reportJson = (report: Report): string => JSON.stringify({...report, verdict: verdictOf(report)}, null, 2);
