/** The first heading of a page, read outside the browser, whose cache must not know the page yet. */
export async function firstHeading(page: URL): Promise<string> {
  const html = await (await fetch(page)).text();
  const title = /<h1[^>]*>(.*?)<\/h1>/s
    .exec(html)?.[1]
    ?.replace(/<[^>]*>/g, '')
    .replace(/[\u200b#]/g, '')
    .trim();
  if (!title) throw new Error(`${page.pathname} has no first heading`);
  return title;
}
