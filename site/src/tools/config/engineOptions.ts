import type {Project} from './readSettings.ts';

/** For a recording the engine would fetch 50 minutes ahead, even for viewers who leave after two; the docs advise 60 to 120 s. */
export const modeOptions = ({mode}: Project): Record<string, unknown> => (mode === 'vod' ? {httpDownloadTimeWindow: 90} : {});

/** The options that follow from the choices, then the reader's own. */
export const engineOptions = (project: Project): [string, unknown][] => Object.entries({...modeOptions(project), ...project.options});
