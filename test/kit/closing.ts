import { afterEach } from 'vitest';

/** What the tests of one file open, closed after each of them, last opened first. */
export function closesAfterEach() {
  const open: (() => unknown)[] = [];
  afterEach(async () => {
    for (const close of open.splice(0).reverse()) await close();
  });
  /** Runs this after the test. */
  const afterThis = (end: () => unknown): void => {
    open.push(end);
  };
  const closing = <T>(value: T, close: (value: T) => unknown): T => {
    afterThis(() => close(value));
    return value;
  };
  return { afterThis, closing };
}
