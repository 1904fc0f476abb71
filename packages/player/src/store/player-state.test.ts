import { expect, it } from 'vitest';
import { initialPlayerState, resetState } from './player-state.js';

// PLAY-4
it('begins with its defaults', () => {
  expect(initialPlayerState).toMatchObject({
    volume: 100,
    muted: false,
    accessLevel: 'GRANTED',
    isPlaying: false,
  });
});

// PLAY-4
it('keeps the volume and the viewer’s wishes when the video changes, and nothing of the video', () => {
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
