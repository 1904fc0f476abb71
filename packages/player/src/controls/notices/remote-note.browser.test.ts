import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { definePlayer } from '../../element/define-player.js';
import { REMOTE_REPLACED } from '../../features/remote-screen.js';
import { filmPlayback } from '../../testing/film-streams.js';

const WAIT_OPTIONS = { timeout: 30_000, interval: 50 };

beforeAll(definePlayer);

afterEach(() => document.body.replaceChildren());

const place = async () => {
  const player = Object.assign(document.createElement('footlight-player'), {
    muted: true,
    storage: null,
    poster: '/films/lantern-coast/poster.jpg',
    playback: await filmPlayback('lantern-coast'),
  });
  Object.assign(player.style, { inlineSize: '640px', display: 'block' });
  document.body.append(player);
  await vi.waitFor(() => expect(player.shadowRoot?.querySelector('.controls')).not.toBeNull(), WAIT_OPTIONS);
  const remote = Object.assign(new EventTarget(), {
    state: 'disconnected',
    watchAvailability: (listener: (isAvailable: boolean) => void) => {
      listener(true);
      return Promise.resolve(1);
    },
    cancelWatchAvailability: () => Promise.resolve(),
    prompt: vi.fn<() => Promise<void>>(() => Promise.resolve()),
  });
  Object.defineProperty(player.media, 'remote', { configurable: true, value: remote });
  await vi.waitFor(() => {
    player.media.dispatchEvent(new Event(REMOTE_REPLACED));
    expect(player.state.remote).not.toBeNull();
  }, WAIT_OPTIONS);
  const turn = (state: string, event: string, fields: object = {}): void => {
    Object.assign(remote, { state }, fields);
    remote.dispatchEvent(new Event(event));
  };
  const find = (part: string) => player.shadowRoot?.querySelector<HTMLElement>(`[part~="${part}"]`) ?? null;
  return { player, remote, turn, find };
};

describe('another screen', () => {
  it('is offered by a button, and the player says where the video is', async () => {
    const { remote, turn, find } = await place();
    await vi.waitFor(
      () => expect(find('remote-button')?.ariaLabel).toBe('Play on another screen'),
      WAIT_OPTIONS,
    );
    find('remote-button')?.click();
    await vi.waitFor(() => expect(remote.prompt).toHaveBeenCalledOnce(), WAIT_OPTIONS);
    expect(find('remote-note')).toBeNull();
    turn('connecting', 'connecting');
    await vi.waitFor(() => expect(find('remote-note')?.textContent).toContain('Connecting'), WAIT_OPTIONS);
    expect(find('remote-poster')).toBeNull();
    turn('connected', 'connect');
    await vi.waitFor(
      () => expect(find('remote-note')?.textContent).toContain('Playing on another screen'),
      WAIT_OPTIONS,
    );
    expect(find('remote-poster')).not.toBeNull();
    await vi.waitFor(() => expect(find('remote-button')?.ariaPressed).toBe('true'), WAIT_OPTIONS);
    turn('connected', 'change', { kind: 'cast', device: 'Living room' });
    await vi.waitFor(
      () => expect(find('remote-note')?.textContent).toContain('Playing on Living room'),
      WAIT_OPTIONS,
    );
    turn('disconnected', 'disconnect', { device: null });
    await vi.waitFor(() => expect(find('remote-note')).toBeNull(), WAIT_OPTIONS);
    turn('disconnected', 'change', { error: 'not-reached' });
    await vi.waitFor(
      () => expect(find('remote-note')?.textContent).toContain('The device didn’t answer.'),
      WAIT_OPTIONS,
    );
  });
});
