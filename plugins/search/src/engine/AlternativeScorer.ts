import {rarityOf, recordsWith} from './rarity.ts';
import type {Postings, TermIndex} from './TermIndex.ts';
import type {Alternative} from './Unit.ts';

type OnRecord = (record: number, score: number, nameScore: number) => void;

/** Scores alternatives one after the other, in arrays that are allocated once. */
export class AlternativeScorer {
  readonly #index: TermIndex;
  readonly #records: number;
  readonly #scores: Float32Array;
  /** The share of the score that comes from names. */
  readonly #nameScores: Float32Array;
  /** How many of the terms each record has, in their order. */
  readonly #matched: Uint8Array;
  /** Records that have the first term: the only ones that can have all. */
  #candidates: number[] = [];

  constructor(index: TermIndex, records: number) {
    this.#index = index;
    this.#records = records;
    this.#scores = new Float32Array(records);
    this.#nameScores = new Float32Array(records);
    this.#matched = new Uint8Array(records);
  }

  /**
   * Reports every record that has all terms. `rarityLimit` bounds what a guess is worth: an unusual ending is not a better answer for
   * being unusual.
   */
  score({terms, factor}: Alternative, rarityLimit: number, onRecord: OnRecord): void {
    terms.forEach((term, step) => {
      const postings = this.#index.postings(term);
      if (!postings) return;
      const rarity = rarityOf(recordsWith(this.#index, term), this.#records);
      const worth = (factor < 1 ? Math.min(rarity, rarityLimit) : rarity) * factor;
      this.#add(postings.names, step, worth, true);
      this.#add(postings.texts, step, worth, false);
    });
    for (const record of this.#candidates) {
      if (this.#matched[record] === terms.length) onRecord(record, this.#scores[record]!, this.#nameScores[record]!);
      this.#matched[record] = 0;
      this.#scores[record] = 0;
      this.#nameScores[record] = 0;
    }
    this.#candidates = [];
  }

  /** Adds one term to the records that have all terms before it. */
  #add({records, weights}: Postings, step: number, worth: number, areNames: boolean): void {
    const [matched, scores, nameScores] = [this.#matched, this.#scores, this.#nameScores];
    for (let at = 0; at < records.length; at++) {
      const record = records[at]!;
      if (matched[record] === step) {
        if (step === 0) this.#candidates.push(record);
        matched[record] = step + 1;
      }
      if (matched[record] !== step + 1) continue;
      const score = weights[at]! * worth;
      scores[record]! += score;
      if (areNames) nameScores[record]! += score;
    }
  }
}
