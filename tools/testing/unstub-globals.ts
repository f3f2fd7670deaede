import { afterAll, vi } from 'vitest';

/** Test files of the pages share workers, so a global that one of them has replaced must be back for the next. */
afterAll(() => {
  vi.unstubAllGlobals();
});
