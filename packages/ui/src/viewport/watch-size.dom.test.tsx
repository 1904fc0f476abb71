import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createObservers, type Observers } from '../testing/observers.js';
import { RESIZE_DEBOUNCE_MS, watchSize } from './watch-size.js';

let observers: Observers;
beforeEach(() => {
  vi.useFakeTimers();
  observers = createObservers();
  vi.stubGlobal('ResizeObserver', observers.ResizeObserver);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// PAGE-43
it('reports the first size immediately, then each size that is stable for 100 ms', () => {
  const onSize = vi.fn<() => void>();
  const element = document.createElement('div');
  const stop = watchSize(element, onSize, RESIZE_DEBOUNCE_MS.cards);
  observers.resize(element);
  expect(onSize).toHaveBeenCalledTimes(1);
  observers.resize(element);
  vi.advanceTimersByTime(99);
  observers.resize(element);
  vi.advanceTimersByTime(99);
  expect(onSize).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(onSize).toHaveBeenCalledTimes(2);
  observers.resize(element);
  stop();
  vi.advanceTimersByTime(1000);
  expect(onSize).toHaveBeenCalledTimes(2);
});

// PAGE-43
it('waits twice as long for the size of text', () => {
  const onSize = vi.fn<() => void>();
  const element = document.createElement('div');
  const stop = watchSize(element, onSize, RESIZE_DEBOUNCE_MS.text);
  observers.resize(element);
  observers.resize(element);
  vi.advanceTimersByTime(199);
  expect(onSize).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(onSize).toHaveBeenCalledTimes(2);
  stop();
});
