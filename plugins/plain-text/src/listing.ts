import type {Section} from './sections.ts';

type Listing = {
  readonly title: string;
  readonly summary: string;
  /** What a reader has to know before following a link. */
  readonly note: string;
  readonly sections: readonly Section[];
  readonly addressOf: (route: string) => string;
};

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** `llms.txt` as https://llmstxt.org asks for it: a title, a summary, and lists of links with a word on each. */
export function listing({title, summary, note, sections, addressOf}: Listing): string {
  const lists = sections.map((section) => {
    const links = section.pages.map(
      (page) => `- [${page.title}](${addressOf(page.route)})${page.description ? `: ${oneLine(page.description)}` : ''}`,
    );
    return `## ${section.title}\n\n${links.join('\n')}\n`;
  });
  return [`# ${title}\n`, `> ${oneLine(summary)}\n`, `${note}\n`, ...lists].join('\n');
}
