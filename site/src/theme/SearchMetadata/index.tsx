/** Change: says nothing. Upstream tells the crawlers of hosted searches a page's language and version, which ours reads from the build. */
export default function SearchMetadata(): null {
  return null;
}
