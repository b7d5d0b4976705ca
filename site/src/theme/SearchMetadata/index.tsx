/** Change: renders nothing. Upstream's tags tell hosted search crawlers a page's language and version; our search reads the build. */
export default function SearchMetadata(): null {
  return null;
}
