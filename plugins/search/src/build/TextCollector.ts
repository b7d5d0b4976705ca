const BLOCK = /^(p|li|dt|dd|td|th|tr|div|section|blockquote|figcaption|summary|br|option|h[1-6])$/;
const WORD_BEFORE = /[\w?>)\]]$/;
const WORD_AFTER = /^[\w<([]/;

/** Gathers the text of elements; words that only their elements keep apart (`<code>a</code><code>b</code>`) stay apart. */
export class TextCollector {
  #text = '';
  #crossedEdge = false;

  add(text: string): void {
    if (!text) return;
    if (this.#crossedEdge && WORD_BEFORE.test(this.#text) && WORD_AFTER.test(text)) this.#text += ' ';
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
