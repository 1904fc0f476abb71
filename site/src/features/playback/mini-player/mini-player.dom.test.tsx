import type { PlayerState } from '@footlight/player';
import { createWatchingStore, type AppState } from '@footlight/state';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sitePlayerOf } from '../../../app/site-player.js';
import { onSite, realmOf } from '../../../testing/on-site.js';
import '../../../testing/player-stand-in.js';
import type { PlayerStandIn } from '../../../testing/player-stand-in.js';
import { MiniPlayer } from './mini-player.js';

const PLAYING = {
  id: '1001',
  type: 'vod',
  title: 'The Lantern Coast',
  paused: false,
  ended: false,
  hasStarted: true,
  error: null,
  ad: null,
  live: null,
  muted: true,
  volume: 100,
  skipMarkers: [],
  currentTime: 10,
  listNext: { id: '1002', kind: 'vod', title: 'Harbour' },
  autoAdvance: true,
  countdownDuration: 8,
  sleepTimer: null,
  duration: 60,
} as unknown as PlayerState;

const state = () =>
  ({
    watching: createWatchingStore(),
    playbackLoader: { saveProgress: () => Promise.resolve() },
  }) as unknown as AppState;

/** A film of a list, left during playback. */
const browse = (titleDisplayMode: 'SHOW' | 'HIDE' = 'SHOW') => {
  const site = state();
  render(onSite(<MiniPlayer />, { state: site, realm: realmOf({ titleDisplayMode }) }));
  const player = sitePlayerOf(site).enter(document.body) as unknown as PlayerStandIn;
  player.state = PLAYING;
  act(() => {
    site.watching.getState().watch({ id: '1001', kind: 'vod', list: { playlistId: '3001' } });
    sitePlayerOf(site).leave('home');
  });
  const change = (changes: Partial<PlayerState>) => act(() => player.change(changes));
  return { site, player, change };
};

const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));
const frame = () => screen.queryByRole('complementary', { name: /^Playing/u });
const offer = () => screen.queryByRole('group', { name: 'Up next: Harbour' });

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the mini player', () => {
  it('links back to the page of its title, within its list', () => {
    browse();
    const back = screen.getByRole('link', { name: 'Back to The Lantern Coast' });
    expect(back.textContent).toBe('The Lantern Coast');
    expect(back.getAttribute('href')).toMatch(/\/video\/1001\?playlistId=3001$/u);
  });

  it('does not show its title or the next one if the realm hides titles', () => {
    const { change } = browse('HIDE');
    expect(screen.getByRole('link', { name: 'Back to the video' })).toBeDefined();
    change({ currentTime: 59, ended: true });
    const words = offer()?.textContent;
    expect(words).toContain('Up next');
    expect(words).not.toContain('Harbour');
    expect(frame()).not.toBeNull();
  });

  it('can be unmuted and muted', () => {
    const { player } = browse();
    fireEvent.click(screen.getByRole('button', { name: 'Unmute' }));
    expect(player.state.muted).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Mute' }));
    expect(player.state.muted).toBe(true);
  });

  it('closes, and stops playback', () => {
    const { site, player } = browse();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(frame()).toBeNull();
    expect(player.isConnected).toBe(false);
    expect(site.watching.getState().watched).toBeNull();
  });

  it('counts down to the next video of its list at the end, plays it, and links to its page', () => {
    const { player, change } = browse();
    expect(offer()).toBeNull();
    change({ ended: true, paused: true });
    expect(offer()?.textContent).toContain('8');
    pass(7900);
    expect(player.commands).toEqual([]);
    pass(200);
    expect(player.commands).toEqual(['next']);
    change({ id: '1002', title: 'Harbour', ended: false, paused: false });
    expect(offer()).toBeNull();
    expect(screen.getByRole('link', { name: 'Back to Harbour' }).getAttribute('href')).toMatch(
      /\/video\/1002\?/u,
    );
  });

  it('offers the next video during the credits, does not count down while paused, and stays after a cancel', () => {
    const { player, change } = browse();
    change({ skipMarkers: [{ type: 'CREDITS', from: 50, to: 60 }], currentTime: 52, paused: true });
    pass(60_000);
    expect(player.commands).toEqual([]);
    const card = offer();
    if (card === null) throw new Error('Nothing is offered.');
    fireEvent.click(within(card).getByRole('button', { name: 'Cancel' }));
    expect(offer()).toBeNull();
    expect(frame()).not.toBeNull();
    change({ ended: true });
    expect(frame()).toBeNull();
  });

  it('waits for a press if the viewer has disabled autoplay of the next video', () => {
    const { player, change } = browse();
    change({ autoAdvance: false, ended: true });
    pass(60_000);
    expect(player.commands).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Play now' }));
    expect(player.commands).toEqual(['next']);
  });

  it('closes at the end of the last video of a list', () => {
    const { change } = browse();
    change({ listNext: null, ended: true });
    expect(frame()).toBeNull();
  });
});
