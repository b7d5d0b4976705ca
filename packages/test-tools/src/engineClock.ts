import {afterEach, beforeEach, vi} from 'vitest';

/** For a spec whose engine waits: time passes only when the spec says so. Promises settle by themselves. */
export function stopEngineClock(): void {
  beforeEach(() => {
    vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout', 'performance']});
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}
