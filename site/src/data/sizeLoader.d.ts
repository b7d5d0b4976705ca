declare module '!!./sizeLoader.mjs!*' {
  /** In bytes. */
  const size: {readonly bytes: number; readonly gzip: number; readonly brotli: number};
  export default size;
}
