import type { Client } from '@footlight/client';

/** The video that a playlist begins with; undefined where it is empty. @throws {HttpError} PLAYLIST_NOT_FOUND */
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
