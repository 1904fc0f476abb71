import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useTypedValue } from './use-typed-value.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const begin = (value = '') => {
  const onSeek = vi.fn<(value: string) => void>();
  const { result, rerender } = renderHook(({ value: current }) => useTypedValue(current, onSeek), {
    initialProps: { value },
  });
  return {
    onSeek,
    typed: () => result.current.typed,
    type: (text: string) => act(() => result.current.type(text)),
    enter: () => act(() => result.current.seek()),
    /** The address has changed. */
    arrive: (arrived: string) => rerender({ value: arrived }),
  };
};
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

describe('useTypedValue', () => {
  it.each([
    ['a', 2000],
    ['ab', 2000],
    ['abc', 1000],
  ])('searches for %s %d ms after the last letter', (text, delay) => {
    const { onSeek, type } = begin();
    type(text);
    pass(delay - 1);
    expect(onSeek).not.toHaveBeenCalled();
    pass(1);
    expect(onSeek).toHaveBeenCalledExactlyOnceWith(text);
  });

  // SEARCH-1
  it('restarts the delay after each letter, with the delay for the new length', () => {
    const { onSeek, type } = begin();
    type('ab');
    pass(1500);
    type('abc');
    pass(999);
    expect(onSeek).not.toHaveBeenCalled();
    pass(1);
    expect(onSeek).toHaveBeenCalledExactlyOnceWith('abc');
  });

  // SEARCH-1
  it('clears the search immediately when the field is emptied', () => {
    const { onSeek, type } = begin('sea');
    type('');
    pass(0);
    expect(onSeek).toHaveBeenCalledExactlyOnceWith('');
  });

  // SEARCH-1
  it('searches immediately on Enter, and only once', () => {
    const { onSeek, type, enter } = begin();
    type('a');
    enter();
    expect(onSeek).toHaveBeenCalledExactlyOnceWith('a');
    enter();
    pass(5000);
    expect(onSeek).toHaveBeenCalledOnce();
  });

  it('does not search again for the same text', () => {
    const { onSeek, type } = begin('sea');
    type('sea ');
    pass(5000);
    expect(onSeek).not.toHaveBeenCalled();
  });

  it('keeps letters that are typed while the address is updated', () => {
    const { onSeek, type, typed, arrive } = begin();
    type('lan');
    pass(1000);
    type('lant');
    arrive('lan');
    expect(typed()).toBe('lant');
    pass(1000);
    expect(onSeek.mock.calls).toEqual([['lan'], ['lant']]);
  });

  it('shows a value that is set elsewhere, and drops the pending search', () => {
    const { onSeek, type, typed, arrive } = begin('sea');
    type('seas');
    arrive('market');
    expect(typed()).toBe('market');
    pass(5000);
    expect(onSeek).not.toHaveBeenCalled();
  });
});
