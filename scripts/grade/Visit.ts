import type {Browser} from '@playwright/test';
import {begunConnections, openViewer, receivedBytes, type Viewer} from '../../tests/streamViewer.ts';

/** How long a page may take for what a viewer waits for. */
const PATIENCE_MS = 20_000;
const PRESSING_MS = 5000;

/** One viewer of a graded page, of which nothing is known but the task: what is not there is an answer, never an error. */
export class Visit {
  readonly viewer: Viewer;

  private constructor(viewer: Viewer) {
    this.viewer = viewer;
  }

  static async open(browser: Browser, address: string): Promise<Visit> {
    return new Visit(await openViewer(browser, address));
  }

  /** Whether the video gets to this second in time, or to its end. */
  reaches(seconds: number): Promise<boolean> {
    return this.viewer.page
      .waitForFunction(
        (wanted) => {
          const video = document.querySelector('video');
          return video !== null && (video.ended || video.currentTime > wanted);
        },
        seconds,
        {timeout: PATIENCE_MS},
      )
      .then(yes, no);
  }

  async playsOn(): Promise<boolean> {
    return this.reaches((await this.#ask(() => document.querySelector('video')?.currentTime ?? 0)) + 1);
  }

  /** Up to which second the video could play if nothing more came. */
  loadedSeconds(): Promise<number> {
    return this.#ask(() => {
      const ranges = document.querySelector('video')?.buffered;
      return ranges?.length ? ranges.end(ranges.length - 1) : 0;
    });
  }

  /** Presses the button, and tells whether it was there. One that refuses may have 「同意」 in its name too. */
  agree(): Promise<boolean> {
    const button = this.viewer.page.getByRole('button', {name: /(?<!不|未|拒绝|撤回|取消)同意/});
    return button.first().click({timeout: PRESSING_MS}).then(yes, no);
  }

  connections(): Promise<number> {
    return begunConnections(this.viewer.page).catch(() => 0);
  }

  received(): Promise<number> {
    return receivedBytes(this.viewer.page).catch(() => 0);
  }

  /** What the page says it has received. */
  async shown(): Promise<string | undefined> {
    const texts = await this.viewer.page
      .locator('#p2p-bytes')
      .allTextContents()
      .catch(() => []);
    return texts[0]?.trim();
  }

  /** A page may load itself anew while it is asked. */
  #ask(question: () => number): Promise<number> {
    return this.viewer.page.evaluate(question).catch(() => 0);
  }
}

const yes = () => true;
const no = () => false;
