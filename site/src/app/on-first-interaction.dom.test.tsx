import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { onFirstInteraction as WhenWanted } from './on-first-interaction.js';

const AT_LATEST_MS = 3000;

let onFirstInteraction: typeof WhenWanted;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  ({ onFirstInteraction } = await import('./on-first-interaction.js'));
});
afterEach(() => void vi.useRealTimers());

const show = (sign: string): void => void document.body.dispatchEvent(new Event(sign, { bubbles: true }));

it.each(['pointermove', 'touchstart', 'keydown', 'wheel'])('runs once, at the first %s', (sign) => {
  const act = vi.fn<() => void>();
  onFirstInteraction(act, AT_LATEST_MS);
  expect(act).not.toHaveBeenCalled();
  show(sign);
  show(sign);
  vi.advanceTimersByTime(60_000);
  expect(act).toHaveBeenCalledOnce();
});

it('ignores scrolling and focus changes, which the page itself may cause', () => {
  const act = vi.fn<() => void>();
  onFirstInteraction(act, AT_LATEST_MS);
  show('scroll');
  show('focusin');
  expect(act).not.toHaveBeenCalled();
});

it('runs immediately if there was activity before', () => {
  onFirstInteraction(vi.fn<() => void>(), AT_LATEST_MS);
  show('keydown');
  const act = vi.fn<() => void>();
  onFirstInteraction(act, AT_LATEST_MS);
  expect(act).toHaveBeenCalledOnce();
});

it('runs after the time limit without any activity', () => {
  const act = vi.fn<() => void>();
  onFirstInteraction(act, AT_LATEST_MS);
  vi.advanceTimersByTime(AT_LATEST_MS);
  expect(act).toHaveBeenCalledOnce();
});

it('waits for activity indefinitely without a time limit', () => {
  const act = vi.fn<() => void>();
  onFirstInteraction(act);
  vi.advanceTimersByTime(600_000);
  expect(act).not.toHaveBeenCalled();
  show('keydown');
  expect(act).toHaveBeenCalledOnce();
});

it('does not run after it was cancelled', () => {
  const act = vi.fn<() => void>();
  onFirstInteraction(act, AT_LATEST_MS)();
  show('keydown');
  vi.advanceTimersByTime(60_000);
  expect(act).not.toHaveBeenCalled();
});
