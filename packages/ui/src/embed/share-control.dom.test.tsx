import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inLanguage } from '../testing/in-language.js';
import { ShareControl } from './share-control.js';
import type { Sharer } from './use-share.js';

const draw = (system: Sharer) =>
  render(
    inLanguage(
      <ShareControl address="https://watch.example/video/1001" title="The Lantern Coast" system={system} />,
    ),
  );
const button = () => screen.getByRole('button');
const outcome = () => screen.getByRole('status').textContent;
const press = () =>
  act(async () => {
    button().click();
    await vi.advanceTimersByTimeAsync(0);
  });

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('ShareControl', () => {
  // PAGE-42
  it('has an icon of 30 px', () => {
    draw({});
    // 1.875 times the 16 px of text.
    expect(getComputedStyle(button()).getPropertyValue('--icon')).toBe('1.875rem');
  });

  // SHARE-4
  it('copies the link and shows “Link copied” for two seconds, beside a button that keeps its label', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
    draw({ clipboard: { writeText } });
    expect(button().textContent).toBe('Share');
    await press();
    expect(writeText).toHaveBeenCalledWith('https://watch.example/video/1001');
    expect([button().textContent, outcome()]).toEqual(['Share', 'Link copied']);
    act(() => void vi.advanceTimersByTime(1999));
    expect(outcome()).toBe('Link copied');
    act(() => void vi.advanceTimersByTime(1));
    expect(outcome()).toBe('');
  });

  // SHARE-3
  it('shows “Sharing…” while the system’s share sheet is open, then “Shared”', async () => {
    let take = (): void => undefined;
    const taken = new Promise<void>((resolve) => (take = resolve));
    draw({ share: () => taken });
    await press();
    expect(outcome()).toBe('Sharing…');
    await act(async () => {
      take();
      await vi.advanceTimersByTimeAsync(0);
    });
    expect(outcome()).toBe('Shared');
  });

  // SHARE-3
  it('shows and logs a failure when neither sharing nor copying works', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    draw({ clipboard: { writeText: () => Promise.reject(new Error('No.')) } });
    await press();
    expect(outcome()).toBe('Couldn’t share');
    expect(warn).toHaveBeenCalledOnce();
  });

  // SHARE-3
  it('shows no error when the share sheet is dismissed', async () => {
    draw({ share: () => Promise.reject(new DOMException('No.', 'AbortError')) });
    await press();
    expect(outcome()).toBe('');
  });
});
