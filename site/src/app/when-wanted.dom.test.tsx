import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { whenWanted as WhenWanted } from './when-wanted.js';

const AT_LATEST_MS = 3000;

let whenWanted: typeof WhenWanted;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  ({ whenWanted } = await import('./when-wanted.js'));
});
afterEach(() => void vi.useRealTimers());

const show = (sign: string): void => void document.body.dispatchEvent(new Event(sign, { bubbles: true }));

it.each(['pointermove', 'touchstart', 'keydown', 'wheel'])('begins at the first %s, once', (sign) => {
  const act = vi.fn<() => void>();
  whenWanted(act, AT_LATEST_MS);
  expect(act).not.toHaveBeenCalled();
  show(sign);
  show(sign);
  vi.advanceTimersByTime(60_000);
  expect(act).toHaveBeenCalledOnce();
});

it('takes a page that scrolls and moves its focus by itself for no sign of anybody', () => {
  const act = vi.fn<() => void>();
  whenWanted(act, AT_LATEST_MS);
  show('scroll');
  show('focusin');
  expect(act).not.toHaveBeenCalled();
});

it('begins at once where somebody has been seen before', () => {
  whenWanted(vi.fn<() => void>(), AT_LATEST_MS);
  show('keydown');
  const act = vi.fn<() => void>();
  whenWanted(act, AT_LATEST_MS);
  expect(act).toHaveBeenCalledOnce();
});

it('begins by itself where nobody does anything', () => {
  const act = vi.fn<() => void>();
  whenWanted(act, AT_LATEST_MS);
  vi.advanceTimersByTime(AT_LATEST_MS);
  expect(act).toHaveBeenCalledOnce();
});

it('waits for somebody as long as it takes where no time is named', () => {
  const act = vi.fn<() => void>();
  whenWanted(act);
  vi.advanceTimersByTime(600_000);
  expect(act).not.toHaveBeenCalled();
  show('keydown');
  expect(act).toHaveBeenCalledOnce();
});

it('does not begin for a page that has been left', () => {
  const act = vi.fn<() => void>();
  whenWanted(act, AT_LATEST_MS)();
  show('keydown');
  vi.advanceTimersByTime(60_000);
  expect(act).not.toHaveBeenCalled();
});
