import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inLanguage } from '../testing/in-language.js';
import { Countdown } from './countdown.js';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('Countdown', () => {
  it('counts down and stops at zero', () => {
    render(inLanguage(<Countdown until={61_000} />));
    const timer = screen.getByRole('timer', { name: 'Time left' });
    expect(timer.textContent).toBe('1 min1 sec');
    act(() => void vi.advanceTimersByTime(2000));
    expect(timer.textContent).toBe('59 sec');
    act(() => void vi.advanceTimersByTime(70_000));
    expect(timer.textContent).toBe('0 sec');
  });
});
