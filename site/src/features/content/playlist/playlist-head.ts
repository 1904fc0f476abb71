import { playlistQuery } from '@footlight/state';
import type { ReadHead } from '../../../app/define-page.js';
import { headerPicture, placed, playlistRoute, wordsOf } from '../../../head/content-routes.js';
import { readLoaded } from '../../../head/read-loaded.js';
import { listEntity } from '../../../head/structured-data.js';

export const playlistHead: ReadHead = (context) => {
  const playlist = readLoaded(context, playlistQuery, { id: context.params['playlistId'] ?? '' });
  if (playlist === null) return null;
  return {
    ...wordsOf(playlist),
    ...placed('PLAYLIST', playlist.id, playlist.title, playlistRoute),
    preload: headerPicture(playlist.images),
    entities: (addresses) => [listEntity(playlist.title, playlist.vods, addresses)],
  };
};
