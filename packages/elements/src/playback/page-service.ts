import { createPlaybackLoader, type ServicePlaybackLoader } from '@footlight/state';
import { firstOfPlaylist } from '@footlight/widgets';
import { pageSession, type PageSession } from '../session.js';

const loaders = new WeakMap<PageSession, ServicePlaybackLoader>();

/** The playback loader of the page's service; a new one after `configure`, because the viewer may be another. */
export const pageLoader = (): ServicePlaybackLoader => {
  const session = pageSession();
  const loader = loaders.get(session) ?? createPlaybackLoader(session.client);
  loaders.set(session, loader);
  return loader;
};

/** @see firstOfPlaylist */
export const firstOf = (playlist: string, signal: AbortSignal): Promise<string | undefined> =>
  firstOfPlaylist(pageSession().client, playlist, signal);
