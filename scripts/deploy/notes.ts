/** The first line of files that are committed, and of files that belong to one build. */
export const FROM_CONFIG = '# Printed by `npm run deploy:config` from site/config: change it there.';
export const FROM_BUILD = '# Printed by `npm run deploy:config` from the build: make it again for each release.';
