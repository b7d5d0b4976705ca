import type {StartedSearch} from '../box/startEngine.ts';
import type {Answer, FromWorker, Question, ToWorker} from '../shared/protocol.ts';

export type SearchEvent = {type: 'answer'; answer: Answer} | {type: 'grown'} | {type: 'failed'};

/** The worker as the page sees it: one question at a time, answers as events. */
export class SearchClient {
  readonly #worker: Worker;
  readonly #listeners = new Set<(event: SearchEvent) => void>();
  #failed = false;
  #lastId = 0;

  constructor({worker, head, broken, folder}: StartedSearch) {
    this.#worker = worker;
    worker.addEventListener('message', ({data}: MessageEvent<FromWorker>) => {
      if (data.type === 'failed') this.#fail(data.message);
      else this.#emit(data);
    });
    // An error without a message means that the script itself did not load.
    void broken.then(({message}: Partial<ErrorEvent>) => this.#fail(message ?? 'no worker'));
    // The head travels while the worker starts; the worker takes over from there.
    head.then(
      (bytes) => this.#send({type: 'head', bytes, folder}, [bytes]),
      (error: unknown) => this.#fail(String(error)),
    );
  }

  get failed(): boolean {
    return this.#failed;
  }

  /** Returns the number that the answer will carry. */
  ask(question: Omit<Question, 'id'>): number {
    const id = ++this.#lastId;
    this.#send({type: 'ask', question: {...question, id}});
    return id;
  }

  subscribe(listener: (event: SearchEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.#worker.terminate();
    this.#listeners.clear();
  }

  #fail(reason: string): void {
    console.warn('[search]', reason);
    this.#failed = true;
    this.#emit({type: 'failed'});
  }

  #emit(event: SearchEvent): void {
    for (const listener of this.#listeners) listener(event);
  }

  #send(message: ToWorker, transfer: Transferable[] = []): void {
    this.#worker.postMessage(message, transfer);
  }
}
