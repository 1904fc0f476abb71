import type { PublicRealm } from '@footlight/contract';
import { linkToShare, pathOf, shareAddressOf, type ListContext } from '@footlight/domain';
import { frameAddress } from '@footlight/embed';
import type { FootlightPlayer } from '@footlight/player';
import type { EmbedRequest } from './embed-request.js';

/** What plays in the frame now. */
export interface EmbeddedVideo {
  readonly id: string;
  readonly kind: 'vod' | 'live';
  readonly title: string;
}

/** What of a realm decides how its videos are shared. */
export type SharingRealm = Pick<PublicRealm, 'socialSharing' | 'interstitial' | 'enhancedMetadata'>;

export interface SharedAddresses {
  /** The page of the site, where a viewer's friend has more than a frame; null where the realm shares nothing. */
  readonly shareAddress: string | null;
  readonly embedAddress: string;
}

/** The list that a video of this frame is watched in. */
const listOf = ({ kind, id, playlistId, seasonId }: EmbedRequest): ListContext => {
  const listId = kind === 'playlist' ? id : playlistId;
  return {
    ...(listId === null ? {} : { playlistId: listId }),
    ...(seasonId === null ? {} : { seasonId }),
  };
};

/** The page of the site for a video of this frame, in its list. */
export const pageAddress = (
  { id, kind }: Omit<EmbeddedVideo, 'title'>,
  request: EmbedRequest,
  origin: string,
): string => {
  const page = new URL(pathOf(kind, { eventId: id }, ''), origin);
  for (const [name, value] of Object.entries(listOf(request))) page.searchParams.set(name, String(value));
  return page.href;
};

const shareAddress = (
  { id, kind, title }: EmbeddedVideo,
  request: EmbedRequest,
  origin: string,
  realm: SharingRealm,
): string | null => {
  const { socialSharing } = realm;
  if (!socialSharing.enabled) return null;
  const type = kind === 'live' ? 'LIVE_EVENT' : 'VOD';
  const { route, params, query } = linkToShare(
    { id, type, title },
    { settings: realm, list: listOf(request) },
  );
  const words = new URLSearchParams(query).toString();
  const path = pathOf(route, params, '');
  return shareAddressOf(words === '' ? path : `${path}?${words}`, origin, socialSharing);
};

/**
 * Where a video of this frame is found, with the list that it is watched in.
 * @param realm null until it is known how its videos are shared
 */
export const sharedAddresses = (
  video: EmbeddedVideo,
  request: EmbedRequest,
  origin: string,
  realm: SharingRealm | null,
): SharedAddresses => {
  const { id, kind } = video;
  const { language = null } = request.options;
  const { playlistId, seasonId } = listOf(request);
  return {
    shareAddress:
      realm === null ? pageAddress(video, request, origin) : shareAddress(video, request, origin, realm),
    embedAddress: frameAddress({
      origin,
      kind,
      id,
      ...(playlistId === undefined ? {} : { playlistId }),
      ...(seasonId === undefined ? {} : { seasonId }),
      ...(language === null ? {} : { language }),
    }),
  };
};

/**
 * Keeps what a viewer shares true to what plays: a frame's own address says only what it began with. What the page
 * around has said stays.
 * @returns tells how the realm shares, once that is known.
 */
export const keepShareAddresses = (
  player: FootlightPlayer,
  request: EmbedRequest,
): ((realm: SharingRealm) => void) => {
  let own: Partial<SharedAddresses> = {};
  let known: SharingRealm | null = null;
  const keep = (): void => {
    const { id, type, title } = player.state;
    if (id === null) return;
    const next = sharedAddresses({ id, kind: type ?? 'vod', title }, request, location.origin, known);
    for (const name of ['shareAddress', 'embedAddress'] as const)
      if (player[name] === null || player[name] === own[name]) player[name] = next[name];
    own = next;
  };
  player.addEventListener('footlight-ready', keep);
  return (realm) => {
    known = realm;
    keep();
  };
};
