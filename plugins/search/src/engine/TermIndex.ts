/** Record numbers with the weight of a term there; several entries for one record add up. */
export interface Postings {
  records: number[];
  weights: number[];
}

/** The postings of a term by field: in names (titles, headings, identifiers), and in texts. */
export interface FieldPostings {
  names: Postings;
  texts: Postings;
}

const empty = (): Postings => ({records: [], weights: []});

const isLatinTerm = (term: string) => /^[0-9a-z\u00c0-\u024f]/.test(term);

/** Terms to records, filled piece by piece as the files arrive. */
export class TermIndex {
  readonly #terms = new Map<string, FieldPostings>();
  readonly #latin: string[] = [];
  #latinIsSorted = true;

  add(field: keyof FieldPostings, record: number, weights: ReadonlyMap<string, number>): void {
    for (const [term, weight] of weights) {
      let postings = this.#terms.get(term);
      if (!postings) {
        postings = {names: empty(), texts: empty()};
        this.#terms.set(term, postings);
        if (isLatinTerm(term)) {
          this.#latin.push(term);
          this.#latinIsSorted = false;
        }
      }
      postings[field].records.push(record);
      postings[field].weights.push(weight);
    }
  }

  postings(term: string): FieldPostings | undefined {
    return this.#terms.get(term);
  }

  has(term: string): boolean {
    return this.#terms.has(term);
  }

  /** All Latin terms of the site, sorted: the material for endings and corrections. */
  latinTerms(): readonly string[] {
    if (!this.#latinIsSorted) this.#latin.sort();
    this.#latinIsSorted = true;
    return this.#latin;
  }
}
