import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { holdFirstTap } from './hold-first-tap.js';

const lives: AbortController[] = [];
afterEach(() => {
  for (const life of lives.splice(0)) life.abort();
  document.body.replaceChildren();
});

const begin = (load: () => Promise<void>, isTaken = () => false) => {
  const life = new AbortController();
  lives.push(life);
  const onFollow = vi.fn<() => void>();
  render(
    <main>
      <article data-event-id="2001">
        <a
          href="#live"
          onClick={(event) => {
            event.preventDefault();
            onFollow();
          }}
        >
          Harbour Radio
        </a>
      </article>
      <a href="#film">A film</a>
    </main>,
  );
  holdFirstTap({ within: screen.getByRole('main'), isTaken, load, signal: life.signal });
  return { onFollow, life };
};

const tap = (name: string, pointerType = 'touch'): boolean =>
  fireEvent(
    screen.getByRole('link', { name }),
    new PointerEvent('click', { bubbles: true, cancelable: true, pointerType }),
  );

describe('holdFirstTap', () => {
  it('holds a tap on a live card until its code has loaded, which then handles it', async () => {
    const taken: Event[] = [];
    let come = (): void => undefined;
    const coming = new Promise<void>((resolve) => (come = resolve));
    const { onFollow, life } = begin(() => coming);
    expect(tap('Harbour Radio')).toBe(false);
    document.addEventListener(
      'click',
      (event) => {
        taken.push(event);
        event.stopImmediatePropagation();
      },
      { capture: true, signal: life.signal },
    );
    come();
    await waitFor(() => expect(taken).toHaveLength(1));
    expect(onFollow).not.toHaveBeenCalled();
  });

  it('follows the link if the code fails to load', async () => {
    const { onFollow } = begin(() => Promise.reject(new Error('offline')));
    tap('Harbour Radio');
    expect(onFollow).not.toHaveBeenCalled();
    await waitFor(() => expect(onFollow).toHaveBeenCalledOnce());
  });

  it('ignores mouse clicks, other cards, and taps that are handled already', () => {
    const load = vi.fn<() => Promise<void>>();
    const { onFollow } = begin(load);
    tap('Harbour Radio', 'mouse');
    expect(onFollow).toHaveBeenCalledOnce();
    tap('A film');
    expect(load).not.toHaveBeenCalled();
    document.body.replaceChildren();
    const later = begin(load, () => true);
    tap('Harbour Radio');
    expect(later.onFollow).toHaveBeenCalledOnce();
    expect(load).not.toHaveBeenCalled();
  });
});
