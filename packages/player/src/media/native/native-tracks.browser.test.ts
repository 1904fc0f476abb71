import { expect, it, vi } from 'vitest';
import { ownTextTracks } from '../../text/own-text-tracks.js';
import type { EngineListener, EngineTracks } from '../engine/engine.js';
import { followNativeTracks, type ListingMedia } from './native-tracks.js';

/** Generous, for slow machines. */
const WAIT_OPTIONS = { timeout: 10_000 };

const listen = () => {
  const reported: EngineTracks = {};
  const cues = vi.fn<EngineListener['cues']>();
  const listener: EngineListener = {
    tracks: (tracks) => Object.assign(reported, tracks),
    brings: () => undefined,
    listed: () => undefined,
    cues,
    failed: () => undefined,
    missed: () => Promise.resolve(true),
    created: () => undefined,
    replaced: () => undefined,
    arrived: () => undefined,
  };
  return { reported, cues, listener };
};

it('lists the text tracks of the stream, but not those that the player adds', async () => {
  const media = document.createElement('video');
  const life = new AbortController();
  const { reported, cues, listener } = listen();
  const english = media.addTextTrack('captions', 'English', 'en');
  const tracks = followNativeTracks(media, listener, null, life.signal);
  expect(reported.textTracks).toEqual([{ id: '0', language: 'en', label: 'English', role: 'captions' }]);

  const spanish = media.addTextTrack('subtitles', '', 'es');
  ownTextTracks.add(media.addTextTrack('subtitles', 'Lent', 'en'));
  await vi.waitFor(() => expect(reported.textTracks).toHaveLength(2), WAIT_OPTIONS);
  expect(reported.textTracks?.[1]).toEqual({ id: '1', language: 'es', label: 'es' });

  spanish.mode = 'hidden';
  spanish.addCue(Object.assign(new VTTCue(1, 2, 'hola'), { id: 'a', vertical: 'rl' }));
  tracks.selectText('1');
  expect(english.mode).toBe('disabled');
  expect(cues.mock.lastCall?.[0]).toBe('1');
  expect(cues.mock.lastCall?.[1].cues).toMatchObject([
    { id: 'a', start: 1, end: 2, text: 'hola', settings: { vertical: 'rl' } },
  ]);

  tracks.selectText(null);
  expect(spanish.mode).toBe('disabled');
  const before = cues.mock.calls.length;
  spanish.dispatchEvent(new Event('cuechange'));
  expect(cues.mock.calls).toHaveLength(before);
  life.abort();
});

/** Lists audio tracks as Safari does; Chromium lists none. */
const withSounds = (...sounds: { language: string; label: string; kind: string; enabled: boolean }[]) => {
  const media: ListingMedia = document.createElement('video');
  const list = Object.assign(
    new EventTarget(),
    { length: sounds.length },
    Object.fromEntries(sounds.entries()),
  );
  Object.defineProperty(media, 'audioTracks', { value: list });
  return { media, list };
};

it('lists audio tracks if the browser does, and selects the preferred language', () => {
  const english = { language: 'en', label: 'English', kind: 'main', enabled: true };
  const spanish = { language: 'es', label: '', kind: 'alternative', enabled: false };
  const described = { language: 'en', label: 'Described', kind: 'main-desc', enabled: false };
  const { media, list } = withSounds(english, spanish, described);
  const { reported, listener } = listen();
  const tracks = followNativeTracks(media, listener, 'es-MX', new AbortController().signal);
  expect(reported.audioTracks).toEqual([
    { id: '0', language: 'en', label: 'English' },
    { id: '1', language: 'es', label: 'es' },
    { id: '2', language: 'en', label: 'Described', role: 'description' },
  ]);
  expect(reported.selectedAudioTrack?.id).toBe('1');
  expect([english.enabled, spanish.enabled]).toEqual([false, true]);

  tracks.selectAudio('2');
  expect(reported.selectedAudioTrack?.id).toBe('2');
  described.enabled = false;
  english.enabled = true;
  list.dispatchEvent(new Event('change'));
  expect(reported.selectedAudioTrack?.id).toBe('0');
});
