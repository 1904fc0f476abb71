import { act, cleanup, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { useBarVisibility } from './use-bar-visibility.js';

const scroll = (...places: readonly number[]) =>
  act(() => {
    for (const y of places) {
      window.scrollY = y;
      window.dispatchEvent(new Event('scroll'));
    }
  });

const begin = (always = false) => {
  window.scrollY = 0;
  return renderHook(() => useBarVisibility(always), { wrapper: StrictMode }).result;
};

afterEach(cleanup);

describe('useBarVisibility', () => {
  it('shows at the top and within 150 px of it', () => {
    const bar = begin();
    expect(bar.current).toEqual({ visible: true, atTop: true });
    scroll(150);
    expect(bar.current).toEqual({ visible: true, atTop: false });
  });

  it('leaves on the way down and returns after 50 px back up', () => {
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

  it('returns near the top however little the way', () => {
    const bar = begin();
    scroll(160);
    expect(bar.current.visible).toBe(false);
    scroll(149);
    expect(bar.current.visible).toBe(true);
  });

  it('never leaves where a page keeps it', () => {
    const bar = begin(true);
    scroll(600);
    expect(bar.current).toEqual({ visible: true, atTop: false });
  });
});
