import { createTranslate, type WatchlistLabelKey } from '@footlight/i18n';
import { catalogues } from '@footlight/i18n/catalogues';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ShareButton } from './share-button.js';

const t = createTranslate<WatchlistLabelKey>(catalogues.en, 'en');
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const outcome = () => screen.getByRole('status').textContent;

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('ShareButton', () => {
  const show = (system: Parameters<typeof ShareButton>[0]['system']) => {
    const onOutcome = vi.fn<Parameters<typeof ShareButton>[0]['onOutcome']>();
    render(
      <ShareButton address="https://a.example/l" title="List" t={t} onOutcome={onOutcome} system={system} />,
    );
    return onOutcome;
  };
  const press = async (name: string) => {
    await act(async () => {
      fireEvent.click(button(name));
      await Promise.resolve();
    });
  };

  it('copies the link if the system cannot share, shows “Link copied” for two seconds, then nothing', async () => {
    vi.useFakeTimers();
    const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
    const onOutcome = show({ clipboard: { writeText } });
    await press('Share');
    expect(writeText).toHaveBeenCalledExactlyOnceWith('https://a.example/l');
    expect(outcome()).toBe('Link copied');
    expect(onOutcome).toHaveBeenCalledExactlyOnceWith('copied');
    act(() => void vi.advanceTimersByTime(1999));
    expect(outcome()).toBe('Link copied');
    act(() => void vi.advanceTimersByTime(1));
    expect(outcome()).toBe('');
  });

  it('shows “Sharing…” while the system shares, then “Shared”', async () => {
    vi.useFakeTimers();
    let done = () => {};
    const shared = vi.fn<(data: ShareData) => Promise<void>>(
      () =>
        new Promise((resolve) => {
          done = resolve;
        }),
    );
    show({ share: shared });
    await press('Share');
    expect(shared).toHaveBeenCalledExactlyOnceWith({ title: 'List', url: 'https://a.example/l' });
    expect(outcome()).toBe('Sharing…');
    await act(async () => {
      done();
      await Promise.resolve();
    });
    expect(outcome()).toBe('Shared');
    act(() => void vi.advanceTimersByTime(2000));
    expect(button('Share')).toBeTruthy();
  });

  it('shows an error and logs a warning when neither sharing nor copying works', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const refuse = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    const onOutcome = show({ share: refuse, clipboard: { writeText: refuse } });
    fireEvent.click(button('Share'));
    await waitFor(() => expect(outcome()).toBe('Couldn’t share'));
    expect(onOutcome).toHaveBeenCalledExactlyOnceWith('failed');
    expect(warned).toHaveBeenCalledOnce();
  });

  it('shows “Share” again when the viewer cancels', async () => {
    const onOutcome = show({ share: () => Promise.reject(new DOMException('later', 'AbortError')) });
    fireEvent.click(button('Share'));
    await waitFor(() => expect(onOutcome).toHaveBeenCalledExactlyOnceWith('idle'));
    expect(button('Share')).toBeTruthy();
  });
});
