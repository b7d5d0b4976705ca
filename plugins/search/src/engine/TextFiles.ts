import type {HeadFile} from '../shared/indexFormat.ts';

export interface TextFile {
  file: string;
  /** Number of its first record. */
  from: number;
}

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

  fileOf(record: number): TextFile {
    const number = this.#starts.findLastIndex((start) => start <= record);
    return {file: `${this.folder}/${number}.json`, from: this.#starts[number]!};
  }
}
