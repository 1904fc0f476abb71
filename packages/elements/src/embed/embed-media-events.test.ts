import { describe, expect, it } from 'vitest';
import { mediaEventsOf } from './embed-media-events.js';

const playing = { status: 'ready', paused: false, isPlaying: true, currentTime: 3, waiting: false } as const;

// PLAY-34
describe('mediaEventsOf', () => {
  it.each([
    ['a load', {}, { status: 'loading' }, ['loadstart']],
    ['another load', playing, { status: 'loading', paused: true }, ['emptied', 'loadstart', 'pause']],
    [
      'a video that is ready',
      { status: 'loading', duration: null },
      { status: 'ready', duration: 92 },
      ['loadedmetadata', 'loadeddata', 'canplay', 'canplaythrough', 'durationchange'],
    ],
    ['playing', { paused: true }, { paused: false, isPlaying: true }, ['play', 'playing']],
    ['a first report of a paused player', {}, { paused: true, seeking: false }, []],
    ['a pause', playing, { paused: true, isPlaying: false }, ['pause']],
    ['a stall', playing, { waiting: true, isPlaying: false }, ['waiting']],
    ['a seek', playing, { seeking: true, currentTime: 9 }, ['seeking', 'timeupdate']],
    ['its end', { ...playing, seeking: true }, { seeking: false }, ['seeked']],
    ['the end', playing, { ended: true }, ['ended']],
    ['an unchanged value', playing, { currentTime: 3, paused: false }, []],
    ['sound', { volume: 40, muted: false }, { volume: 50, muted: true }, ['volumechange']],
    ['speed', { playbackRate: 1 }, { playbackRate: 2 }, ['ratechange']],
  ] as const)('%s', (_name, before, changes, events) => {
    expect(mediaEventsOf(before, changes)).toEqual(events);
  });
});
