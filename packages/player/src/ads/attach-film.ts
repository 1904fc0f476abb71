import { hasMediaSource } from '../media/engine/capabilities.js';
import { isPlaylist, type AdFile } from './media-choice.js';

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

/**
 * Gives the film of an advertisement to its video element.
 * @returns what must be awaited before it plays; null if it can play at once
 */
export const attachFilm = (file: AdFile, target: FilmTarget): Promise<void> | null => {
  if (isPlaylist(file) && hasMediaSource()) return attachPlaylist(file.url, target);
  target.picture.src = file.url;
  return null;
};
