import type {HeadFile} from '../shared/indexFormat.ts';

/** Which file holds the text of a record. */
export class TextFiles {
  readonly #starts: number[] = [];
  readonly folder: string;

  constructor({folder, counts}: HeadFile['texts']) {
    this.folder = folder;
    let start = 0;
    for (const count of counts) {
      this.#starts.push(start);
      start += count;
    }
  }

  fileOf(record: number): {file: string; from: number} {
    const number = this.#starts.findLastIndex((start) => start <= record);
    return {file: `${this.folder}/${number}.json`, from: this.#starts[number]!};
  }
}
