/** What only the build reads: plugins with their options, redirects, the highlighter's colours. */
const BUILD_ONLY = ['plugins', 'presets', 'themes', 'clientModules', 'headTags', 'scripts', 'stylesheets', 'staticDirectories', 'markdown'];

/** The site's configuration as it goes into every reader's browser. */
export default function configLoader(source) {
  const json = /^export default (\{.*\});\s*$/ms.exec(source)?.[1];
  if (!json) throw new Error('docusaurus.config.mjs is not written as it was: Docusaurus has changed, and so must configLoader.');
  const {themeConfig, ...config} = JSON.parse(json);
  const {prism, ...rest} = themeConfig;
  for (const key of BUILD_ONLY) delete config[key];
  return `export default ${JSON.stringify({...config, themeConfig: rest})};`;
}
