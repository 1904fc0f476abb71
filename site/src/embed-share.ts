import { pathOf } from '@footlight/domain';
import { frameAddress } from '@footlight/embed';
import type { FootlightPlayer } from '@footlight/player';
import type { EmbedRequest } from './embed-request.js';

/** What plays in the frame now. */
export interface EmbeddedVideo {
  readonly id: string;
  readonly kind: 'vod' | 'live';
}

export interface SharedAddresses {
  /** The page of the site, where a viewer's friend has more than a frame. */
  readonly shareAddress: string;
  readonly embedAddress: string;
}

/** Where a video of this frame is found, with the list that it is watched in. */
export const sharedAddresses = (
  { id, kind }: EmbeddedVideo,
  { kind: asked, id: askedId, playlistId, seasonId, options }: EmbedRequest,
  origin: string,
): SharedAddresses => {
  const listId = asked === 'playlist' ? askedId : playlistId;
  const list = {
    ...(listId === null ? {} : { playlistId: listId }),
    ...(seasonId === null ? {} : { seasonId }),
  };
  const { language = null } = options;
  const page = new URL(pathOf(kind, { eventId: id }, ''), origin);
  for (const [name, value] of Object.entries(list)) page.searchParams.set(name, value);
  return {
    shareAddress: page.href,
    embedAddress: frameAddress({ origin, kind, id, ...list, ...(language === null ? {} : { language }) }),
  };
};

/**
 * Keeps what a viewer shares true to what plays: a frame's own address says only what it began with. What the page
 * around has said stays.
 */
export const keepShareAddresses = (player: FootlightPlayer, request: EmbedRequest): void => {
  let own: Partial<SharedAddresses> = {};
  player.addEventListener('footlight-ready', () => {
    const { id, type } = player.state;
    if (id === null) return;
    const next = sharedAddresses({ id, kind: type ?? 'vod' }, request, location.origin);
    for (const name of ['shareAddress', 'embedAddress'] as const)
      if (player[name] === null || player[name] === own[name]) player[name] = next[name];
    own = next;
  });
};
