import { describe, expect, it } from 'vitest';
import { continuesInMiniPlayer, allowsMiniPlayer } from './mini-player.js';

const playing = { paused: false, ended: false, hasStarted: true, hasFailed: false };

describe('a video whose page is left', () => {
  it('continues beside other pages while it plays', () => {
    expect(continuesInMiniPlayer(playing, 'home')).toBe(true);
    expect(continuesInMiniPlayer(playing, 'series')).toBe(true);
    expect(continuesInMiniPlayer(playing, null)).toBe(true);
  });

  it('stops on pages with another player', () => {
    expect(continuesInMiniPlayer(playing, 'vod')).toBe(false);
    expect(continuesInMiniPlayer(playing, 'live')).toBe(false);
    expect(continuesInMiniPlayer(playing, 'multiVideo')).toBe(false);
  });

  it('stops if it is not playing', () => {
    expect(continuesInMiniPlayer({ ...playing, paused: true }, 'home')).toBe(false);
    expect(continuesInMiniPlayer({ ...playing, ended: true }, 'home')).toBe(false);
    expect(continuesInMiniPlayer({ ...playing, hasStarted: false }, 'home')).toBe(false);
    expect(continuesInMiniPlayer({ ...playing, hasFailed: true }, 'home')).toBe(false);
  });
});

describe('a video in the mini player', () => {
  it('stays beside a video’s page, but not on pages of several videos or sign-out', () => {
    expect(allowsMiniPlayer('vod')).toBe(true);
    expect(allowsMiniPlayer('section')).toBe(true);
    expect(allowsMiniPlayer('multiVideo')).toBe(false);
    expect(allowsMiniPlayer('logout')).toBe(false);
  });
});
