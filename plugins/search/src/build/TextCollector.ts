const BLOCK = /^(p|li|dt|dd|td|th|tr|div|section|blockquote|figcaption|summary|br|option|h[1-6])$/;
/** What an edge of an element between two letters keeps apart: words, and a word beside Chinese. */
const EDGES = [
  [/[\w?>)\]]/, /[\w<([]/],
  [/\w/, /\p{Script=Han}/u],
  [/\p{Script=Han}/u, /\w/],
] as const;

const areApart = (before: string, after: string): boolean => EDGES.some(([end, start]) => end.test(before) && start.test(after));

/** Gathers the text of elements; words that only their elements keep apart (`<code>a</code><code>b</code>`) stay apart. */
export class TextCollector {
  #text = '';
  #crossedEdge = false;

  add(text: string): void {
    if (!text) return;
    if (this.#crossedEdge && areApart(this.#text.slice(-1), text.slice(0, 1))) this.#text += ' ';
    this.#text += text;
    this.#crossedEdge = false;
  }

  /** To be called where an element begins and where it ends. */
  crossEdgeOf(name: string): void {
    if (BLOCK.test(name)) this.#text += ' ';
    this.#crossedEdge = true;
  }

  /** One line, without invisible characters. */
  toString(): string {
    return this.#text
      .replace(/[\u200b\ufeff]/g, '')
      .replace(/\s+/g, ' ')
      .trim();
  }
}
