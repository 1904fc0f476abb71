import type { FootlightPlayer } from '@footlight/player';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useCoverKeys, usePlayerKeys } from './use-player-keys.js';

const pressKey = vi.fn<FootlightPlayer['pressKey']>(() => true);
const player = Object.assign(document.createElement('div'), { pressKey }) as unknown as FootlightPlayer;

const Page = () => {
  usePlayerKeys(player);
  return (
    <main>
      <a href="/video/1001">A card</a>
      <div role="dialog">
        <button type="button">Close</button>
      </div>
    </main>
  );
};

afterEach(() => {
  cleanup();
  pressKey.mockClear();
});

const presses = (target: Element, key: string): number => {
  pressKey.mockClear();
  fireEvent.keyDown(target, { key });
  return pressKey.mock.calls.length;
};

// PLAY-9
it('passes keys pressed anywhere on the page to the player', () => {
  render(<Page />);
  const main = screen.getByRole('main');
  const keys = [' ', 'k', 'm', 'f', '>', 'ArrowLeft'];
  expect(keys.filter((key) => presses(main, key) === 1)).toEqual(keys);
  expect(presses(document.body, ' ')).toBe(1);
  expect(presses(screen.getByRole('link'), 'k')).toBe(1);
});

// PLAY-9
it('ignores keys that scroll, move between cards or are shortcuts of the page, and keys in a dialog', () => {
  render(<Page />);
  const main = screen.getByRole('main');
  const others = ['ArrowUp', 'ArrowDown', 'Home', 'End', '?', '/'];
  expect(others.filter((key) => presses(main, key) > 0)).toEqual([]);
  expect(presses(screen.getByRole('link'), 'ArrowRight')).toBe(0);
  expect(presses(screen.getByRole('button'), 'k')).toBe(0);
});

// PLAY-9
it('ignores keys that the player or another listener has handled', () => {
  render(<Page />);
  const main = screen.getByRole('main');
  main.append(player);
  expect(presses(player, 'k')).toBe(0);
  main.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
  expect(presses(main, 'k')).toBe(0);
});

// PLAY-9
it('presses the cover with the play keys while there is no player', () => {
  const press = vi.fn<() => void>();
  const Covered = ({ hasCover }: { readonly hasCover: boolean }) => {
    useCoverKeys(hasCover ? press : null);
    return (
      <main>
        <a href="/video/1001">A card</a>
        <input aria-label="Search" />
      </main>
    );
  };
  const { rerender } = render(<Covered hasCover />);
  const pressed = (target: Element, key: string, more: KeyboardEventInit = {}): boolean => {
    press.mockClear();
    const isLeft = fireEvent.keyDown(target, { key, ...more });
    const isPressed = press.mock.calls.length === 1;
    // Keys that play must not scroll as well.
    expect(isLeft).toBe(!isPressed);
    return isPressed;
  };
  const main = screen.getByRole('main');
  expect([' ', 'k', 'K'].filter((key) => pressed(document.body, key))).toEqual([' ', 'k', 'K']);
  expect(pressed(main, 'ن', { code: 'KeyK' })).toBe(true);
  expect(pressed(screen.getByRole('link'), 'k')).toBe(true);
  expect(pressed(screen.getByRole('link'), ' ')).toBe(false);
  expect(pressed(screen.getByRole('textbox'), 'k')).toBe(false);
  expect(pressed(main, 'k', { ctrlKey: true })).toBe(false);
  expect(pressed(main, 'm')).toBe(false);
  rerender(<Covered hasCover={false} />);
  expect(pressed(main, ' ')).toBe(false);
});
