/** Written by the build: see `clientSite`. */
declare module '@generated/@x2p2p/search/default/site.json' {
  const site: import('../shared/ClientSite.ts').ClientSite;
  export default site;
}
