import type { Client } from '@footlight/client';

/** Id of the first video of a playlist; undefined for an empty one. @throws {HttpError} PLAYLIST_NOT_FOUND */
export const firstOfPlaylist = async (
  client: Client,
  id: string,
  signal?: AbortSignal,
): Promise<string | undefined> => {
  const { vods } = await client.call('getPlaylist', {
    params: { id },
    query: { rpp: 1 },
    ...(signal === undefined ? {} : { signal }),
  });
  return vods[0]?.id;
};
