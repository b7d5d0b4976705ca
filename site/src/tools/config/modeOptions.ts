import type {Project} from './readSettings.ts';

/** Of a recording, the engine would fetch 50 minutes ahead for viewers who leave after two: the docs advise 60 to 120 s. */
export const modeOptions = ({mode}: Project): Record<string, unknown> => (mode === 'vod' ? {httpDownloadTimeWindow: 90} : {});
