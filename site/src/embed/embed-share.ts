import type { PublicRealm } from '@footlight/contract';
import { linkToShare, pathOf, shareAddressOf, type ListContext } from '@footlight/domain';
import { frameAddress } from '@footlight/embed';
import type { FootlightPlayer } from '@footlight/player';
import type { EmbedRequest } from './embed-request.js';

/** The video that is currently playing in the frame. */
export interface EmbeddedVideo {
  readonly id: string;
  readonly kind: 'vod' | 'live';
  readonly title: string;
}

/** The realm settings that sharing depends on. */
export type SharingRealm = Pick<PublicRealm, 'socialSharing' | 'interstitial' | 'enhancedMetadata'>;

export interface SharedAddresses {
  /** The video's page on the site; null if the realm disables sharing. */
  readonly shareAddress: string | null;
  readonly embedAddress: string;
}

/** The list context of a video in this frame. */
const listOf = ({ kind, id, playlistId, seasonId }: EmbedRequest): ListContext => {
  const listId = kind === 'playlist' ? id : playlistId;
  return {
    ...(listId === null ? {} : { playlistId: listId }),
    ...(seasonId === null ? {} : { seasonId }),
  };
};

/** The site's page of a video in this frame, with its list. */
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
 * The addresses to share for a video of this frame, with its list.
 * @param realm null until its sharing settings have loaded
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
 * Updates the share addresses when another video starts: the frame's own address only names the first. Addresses set by
 * the host page are kept.
 * @returns callback for the realm's sharing settings, once they have loaded
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
