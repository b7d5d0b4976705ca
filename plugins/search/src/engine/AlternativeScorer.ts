import {rarityOf, recordsWith} from './rarity.ts';
import type {Postings, TermIndex} from './TermIndex.ts';
import type {Alternative} from './Unit.ts';

type OnRecord = (record: number, total: number, names: number) => void;

/** Scores alternatives one after the other, in arrays that are allocated once. */
export class AlternativeScorer {
  readonly #index: TermIndex;
  readonly #records: number;
  readonly #total: Float32Array;
  /** The share of it that comes from names. */
  readonly #names: Float32Array;
  /** How many of the terms each record has, in their order. */
  readonly #matched: Uint8Array;
  #reached: number[] = [];

  constructor(index: TermIndex, records: number) {
    this.#index = index;
    this.#records = records;
    this.#total = new Float32Array(records);
    this.#names = new Float32Array(records);
    this.#matched = new Uint8Array(records);
  }

  /**
   * Reports every record that has all terms. `rarest` bounds what a guess is worth: an unusual ending is not a better answer for
   * being unusual.
   */
  score({terms, factor}: Alternative, rarest: number, onRecord: OnRecord): void {
    terms.forEach((term, step) => {
      const places = this.#index.places(term);
      if (!places) return;
      const own = rarityOf(recordsWith(this.#index, term), this.#records);
      const worth = (factor < 1 ? Math.min(own, rarest) : own) * factor;
      this.#add(places.names, step, worth, true);
      this.#add(places.texts, step, worth, false);
    });
    for (const record of this.#reached) {
      if (this.#matched[record] === terms.length) onRecord(record, this.#total[record]!, this.#names[record]!);
      this.#matched[record] = 0;
      this.#total[record] = 0;
      this.#names[record] = 0;
    }
    this.#reached = [];
  }

  /** Adds one term to the records that have all terms before it. */
  #add({records, weights}: Postings, step: number, worth: number, areNames: boolean): void {
    const [matched, total, names] = [this.#matched, this.#total, this.#names];
    for (let at = 0; at < records.length; at++) {
      const record = records[at]!;
      if (matched[record] === step) {
        if (step === 0) this.#reached.push(record);
        matched[record] = step + 1;
      }
      if (matched[record] !== step + 1) continue;
      const weight = weights[at]! * worth;
      total[record]! += weight;
      if (areNames) names[record]! += weight;
    }
  }
}
