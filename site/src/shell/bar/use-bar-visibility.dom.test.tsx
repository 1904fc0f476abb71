import { act, cleanup, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SCROLL_THROTTLE_MS, useBarVisibility } from './use-bar-visibility.js';

const moveTo = (y: number): void => {
  window.scrollY = y;
  window.dispatchEvent(new Event('scroll'));
};

/** Scrolls to each offset and waits for the throttle. */
const scroll = (...places: readonly number[]) =>
  act(() => {
    for (const y of places) {
      moveTo(y);
      vi.advanceTimersByTime(SCROLL_THROTTLE_MS);
    }
  });

const begin = (always = false) => {
  window.scrollY = 0;
  return renderHook(() => useBarVisibility(always), { wrapper: StrictMode }).result;
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('useBarVisibility', () => {
  // PAGE-49
  it('is visible at the top and within 150 px of it', () => {
    const bar = begin();
    expect(bar.current).toEqual({ visible: true, atTop: true });
    scroll(150);
    expect(bar.current).toEqual({ visible: true, atTop: false });
  });

  // PAGE-49
  it('hides when scrolling down and returns after scrolling up 50 px', () => {
    const bar = begin();
    scroll(100, 200, 600);
    expect(bar.current.visible).toBe(false);
    scroll(560, 550);
    expect(bar.current.visible).toBe(false);
    scroll(549);
    expect(bar.current.visible).toBe(true);
    scroll(540);
    expect(bar.current.visible).toBe(true);
    scroll(541);
    expect(bar.current.visible).toBe(false);
  });

  it('returns near the top even after a short scroll', () => {
    const bar = begin();
    scroll(160);
    expect(bar.current.visible).toBe(false);
    scroll(149);
    expect(bar.current.visible).toBe(true);
  });

  // PAGE-49
  it('reads the scroll position at most four times a second, and once scrolling ends', () => {
    const bar = begin();
    act(() => moveTo(100));
    act(() => moveTo(600));
    expect(bar.current.visible).toBe(true);
    act(() => void vi.advanceTimersByTime(SCROLL_THROTTLE_MS));
    expect(bar.current.visible).toBe(false);
    // No timer is left once scrolling has stopped.
    act(() => void vi.advanceTimersByTime(SCROLL_THROTTLE_MS));
    expect(vi.getTimerCount()).toBe(0);
  });

  // PAGE-50
  it('never hides on pages that keep it', () => {
    const bar = begin(true);
    scroll(600);
    expect(bar.current).toEqual({ visible: true, atTop: false });
  });
});
