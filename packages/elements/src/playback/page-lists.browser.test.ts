import { definePlayer } from '@footlight/player';
import { afterEach, expect, it, vi } from 'vitest';
import { PagePlayer } from './page-player.element.js';

const FILM = `${location.origin}/films/lantern-coast/v180.mp4`;

class ListedPlayer extends PagePlayer {}

definePlayer();
customElements.define('test-listed-player', ListedPlayer);

afterEach(() => document.body.replaceChildren());

it('PLAY-47: a video of a list that the page has set just before is chosen without the service', async () => {
  const player = document.body.appendChild(new ListedPlayer());
  Object.assign(player, { muted: true, storage: null });
  player.playlist = [
    { src: `${location.origin}/films/none.m3u8`, title: 'None' },
    { id: 'file', src: FILM, title: 'As a file' },
  ];
  await player.load({ id: 'file', kind: 'vod' });
  await vi.waitFor(() => expect(player.state).toMatchObject({ status: 'ready', id: 'file' }), {
    timeout: 20_000,
  });
  expect(player.state.error).toBeNull();
});
