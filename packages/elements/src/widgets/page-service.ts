import { createPlaybackLoader, type PlaybackLoader } from '@footlight/state';
import { pageSession } from '../session.js';
import { firstOfPlaylist } from './first-of-playlist.js';

/** What the player of a page asks of the page's service. */
export const createPageLoader = (): PlaybackLoader => createPlaybackLoader(pageSession().client);

/** @see firstOfPlaylist */
export const firstOf = (playlist: string, signal: AbortSignal): Promise<string | undefined> =>
  firstOfPlaylist(pageSession().client, playlist, signal);
