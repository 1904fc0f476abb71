import { expect, it } from 'vitest';
import { initialPlayerState, resetState } from './player-state.js';

// PLAY-4
it('starts with its defaults', () => {
  expect(initialPlayerState).toMatchObject({
    volume: 100,
    muted: false,
    accessLevel: 'GRANTED',
    isPlaying: false,
  });
});

// PLAY-4
it('keeps the volume and the viewer’s preferences when the video changes, and resets the rest', () => {
  const state = {
    ...initialPlayerState,
    volume: 30,
    muted: true,
    preferredSubtitleLanguage: 'es',
    id: '1001',
    title: 'The Lantern Coast',
    currentTime: 12,
  };
  expect(resetState(state)).toEqual({
    ...initialPlayerState,
    volume: 30,
    muted: true,
    preferredSubtitleLanguage: 'es',
  });
});
