import { describe, expect, it } from 'vitest';
import { goesOnSmall, staysSmall } from './mini-player.js';

const playing = { paused: false, ended: false, hasStarted: true, hasFailed: false };

describe('a video whose page is left', () => {
  it('goes on beside other pages while it plays', () => {
    expect(goesOnSmall(playing, 'home')).toBe(true);
    expect(goesOnSmall(playing, 'series')).toBe(true);
    expect(goesOnSmall(playing, null)).toBe(true);
  });

  it('is let go beside another player', () => {
    expect(goesOnSmall(playing, 'vod')).toBe(false);
    expect(goesOnSmall(playing, 'live')).toBe(false);
    expect(goesOnSmall(playing, 'multiVideo')).toBe(false);
  });

  it('is let go where nobody watched it', () => {
    expect(goesOnSmall({ ...playing, paused: true }, 'home')).toBe(false);
    expect(goesOnSmall({ ...playing, ended: true }, 'home')).toBe(false);
    expect(goesOnSmall({ ...playing, hasStarted: false }, 'home')).toBe(false);
    expect(goesOnSmall({ ...playing, hasFailed: true }, 'home')).toBe(false);
  });
});

describe('a video in the small frame', () => {
  it('stays beside a video’s page until that takes the player, and never beside several', () => {
    expect(staysSmall('vod')).toBe(true);
    expect(staysSmall('section')).toBe(true);
    expect(staysSmall('multiVideo')).toBe(false);
    expect(staysSmall('logout')).toBe(false);
  });
});
