import { hasMediaSource } from '../media/engine/capabilities.js';
import { isManifest, isPlaylist, type AdFile } from './media-choice.js';

interface FilmTarget {
  readonly picture: HTMLVideoElement;
  /** Aborts when the advertisement is over. */
  readonly signal: AbortSignal;
  readonly failed: (isDecoding: boolean) => void;
}

/** Attaches a playlist with hls.js, which the content has usually loaded before. */
const attachPlaylist = async (url: string, { picture, signal, failed }: FilmTarget): Promise<void> => {
  const { default: Hls, Events, ErrorTypes } = await import('hls.js');
  if (signal.aborted) return;
  const hls = new Hls();
  signal.addEventListener('abort', () => hls.destroy(), { once: true });
  hls.on(Events.ERROR, (_event, { fatal, type }) => {
    if (fatal) failed(type === ErrorTypes.MEDIA_ERROR);
  });
  hls.attachMedia(picture);
  hls.loadSource(url);
};

/** Attaches a manifest with dash.js, which the content has usually loaded before. */
const attachManifest = async (url: string, { picture, signal, failed }: FilmTarget): Promise<void> => {
  const { MediaPlayer } = await import('dashjs');
  if (signal.aborted) return;
  const player = MediaPlayer().create();
  signal.addEventListener('abort', () => player.destroy(), { once: true });
  player.initialize(picture, undefined, false);
  player.updateSettings({ debug: { logLevel: 0 }, errors: { recoverAttempts: { mediaErrorDecode: 0 } } });
  player.on('error', () => failed(picture.error?.code === MediaError.MEDIA_ERR_DECODE));
  player.attachSource(url);
  await new Promise<void>((resolve, reject) => {
    player.on('streamInitialized', () => resolve());
    // Nothing must play that is over.
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
};

/**
 * Gives the film of an advertisement to its video element.
 * @returns what must be awaited before it plays; null if it can play at once
 */
export const attachFilm = (file: AdFile, target: FilmTarget): Promise<void> | null => {
  if (isPlaylist(file) && hasMediaSource()) return attachPlaylist(file.url, target);
  if (isManifest(file) && hasMediaSource()) return attachManifest(file.url, target);
  target.picture.src = file.url;
  return null;
};
