import { hasMediaSource, managesMediaSource } from '../engine/capabilities.js';
import { fetchPlaylistEarly } from '../fast-start/early-responses.js';

/** Loads hls.js and its adapter. */
export const fetchHls = () => Promise.all([import('hls.js'), import('./hls-adapter.js')]);

export const fetchFastStart = () => import('../fast-start/play-fast.js');

/** Whether recordings can start before hls.js has loaded. Managed media sources are supported only by hls.js. */
export const canStartFast = (): boolean => hasMediaSource() && !managesMediaSource();

export interface WarmUp {
  /** Absolute. */
  readonly url: string;
  /** Whether media may be requested as by default. */
  readonly isPlain: boolean;
  readonly media: HTMLVideoElement;
  /** Where the recording will start, in seconds; null if that is not known yet. */
  readonly from: number | null;
}

/**
 * Starts the downloads that an HLS address needs while the core is loading. The code of the engine is many times larger
 * than what the first frame needs, which is therefore requested before it. Errors are handled where the downloads are
 * awaited.
 */
export const warmUpHls = ({ url, isPlain, media, from }: WarmUp): void => {
  if (!canStartFast()) return;
  if (isPlain) fetchPlaylistEarly(url);
  const warmUp = async (): Promise<void> => {
    const { fetchRenditionsEarly } = await fetchFastStart();
    await fetchRenditionsEarly(url, media, from).catch(() => undefined);
    await fetchHls();
  };
  warmUp().catch(() => undefined);
};
