/** The versions as they go into every reader's browser: without the list of plugins, which only the build and the debug pages use. */
export default function metadataLoader(source) {
  return JSON.stringify({...JSON.parse(source), pluginVersions: {}});
}
