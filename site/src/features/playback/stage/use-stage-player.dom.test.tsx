import { createWatchingStore, type AppState } from '@footlight/state';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { StrictMode, useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { onSite } from '../../../testing/on-site.js';
import '../../../testing/player-stand-in.js';
import { PlayCover } from './play-cover.js';
import { fetchPlayer } from './player-code.js';
import { useStagePlayer } from './use-stage-player.js';

const Stage = ({ starts }: { readonly starts: boolean }) => {
  const stage = useRef<HTMLDivElement>(null);
  const { player, intent, clearIntent, cover } = useStagePlayer(stage, starts);
  return (
    <>
      <div ref={stage}>{cover !== null && <PlayCover {...cover} />}</div>
      <button type="button" onClick={clearIntent}>
        {player === null ? 'no player' : `player to ${intent}`}
      </button>
    </>
  );
};

let state: Partial<AppState>;
const page = (starts: boolean) =>
  onSite(
    <StrictMode>
      <Stage starts={starts} />
    </StrictMode>,
    { state },
  );
const cover = () => screen.queryByRole('button', { name: 'Play' });
const players = () => document.querySelectorAll('footlight-player');
const shows = (words: string) => waitFor(() => expect(screen.getByText(words)).toBeDefined());
/** Triggers the first interaction and waits until the player's code has loaded. */
const giveSign = (): Promise<void> =>
  act(async () => {
    fireEvent.pointerMove(document);
    await fetchPlayer();
    await new Promise<void>((resolve) => void setTimeout(resolve));
  });

beforeEach(() => {
  state = { watching: createWatchingStore() };
});
afterEach(cleanup);

describe('useStagePlayer in strict mode', () => {
  it('creates one player on a press, with the intent to play until `clearIntent`, and removes it on unmount', async () => {
    const { unmount } = render(page(false));
    const button = cover();
    if (button === null) throw new Error('There is no cover.');
    fireEvent.click(button);
    expect(cover()?.getAttribute('aria-busy')).toBe('true');
    await shows('player to play');
    expect(cover()).toBeNull();
    fireEvent.click(screen.getByText('player to play'));
    await shows('player to none');
    expect(players()).toHaveLength(1);
    unmount();
    expect(players()).toHaveLength(0);
  });

  it('renders no cover if the title starts automatically, even if that is known only later', async () => {
    const { unmount } = render(page(true));
    expect(cover()).toBeNull();
    await shows('player to none');
    unmount();
    const { rerender } = render(page(false));
    expect(cover()).not.toBeNull();
    rerender(page(true));
    expect(cover()).toBeNull();
    await shows('player to none');
  });

  it('keeps a focused cover, and replaces it with the player when it loses the focus', async () => {
    render(page(false));
    act(() => cover()?.focus());
    await giveSign();
    expect(cover()).not.toBeNull();
    expect(document.activeElement).toBe(cover());
    act(() => cover()?.blur());
    await shows('player to none');
    expect(cover()).toBeNull();
  });
});
