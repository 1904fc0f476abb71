import { describe, expect, it } from 'vitest';
import { goesOnSmall, staysSmall } from './mini-player.js';

const playing = { paused: false, ended: false, hasStarted: true, hasFailed: false };

describe('a video whose page is left', () => {
  it('continues beside other pages while it plays', () => {
    expect(goesOnSmall(playing, 'home')).toBe(true);
    expect(goesOnSmall(playing, 'series')).toBe(true);
    expect(goesOnSmall(playing, null)).toBe(true);
  });

  it('stops on pages with another player', () => {
    expect(goesOnSmall(playing, 'vod')).toBe(false);
    expect(goesOnSmall(playing, 'live')).toBe(false);
    expect(goesOnSmall(playing, 'multiVideo')).toBe(false);
  });

  it('stops if it is not playing', () => {
    expect(goesOnSmall({ ...playing, paused: true }, 'home')).toBe(false);
    expect(goesOnSmall({ ...playing, ended: true }, 'home')).toBe(false);
    expect(goesOnSmall({ ...playing, hasStarted: false }, 'home')).toBe(false);
    expect(goesOnSmall({ ...playing, hasFailed: true }, 'home')).toBe(false);
  });
});

describe('a video in the mini player', () => {
  it('stays beside a video’s page, but not on pages of several videos or sign-out', () => {
    expect(staysSmall('vod')).toBe(true);
    expect(staysSmall('section')).toBe(true);
    expect(staysSmall('multiVideo')).toBe(false);
    expect(staysSmall('logout')).toBe(false);
  });
});
