declare module '*.yaml' {
  const history: import('./schema.ts').ReleaseHistory;
  export default history;
}
