/** What the frame shows at first. */
export interface FrameAddress {
  /** The service's origin, such as `https://play.example`. */
  readonly origin: string;
  readonly kind?: 'vod' | 'live' | 'playlist';
  readonly id: string;
  readonly playlistId?: string;
  readonly seasonId?: string;
  readonly seriesId?: string;
  /** Seconds from the start. */
  readonly startAt?: number;
  readonly autoplay?: boolean;
  readonly muted?: boolean;
  readonly language?: string;
  readonly protocol?: 'hls' | 'dash';
  readonly channel?: string;
}

/** The address of the frame page: `/embed/<kind>/<id>` with its query. */
export const frameAddress = (address: FrameAddress): string => {
  const url = new URL(
    `/embed/${address.kind ?? 'vod'}/${encodeURIComponent(address.id)}`,
    new URL(address.origin).origin,
  );
  const query = {
    playlistId: address.playlistId,
    seasonId: address.seasonId,
    seriesId: address.seriesId,
    t: address.startAt,
    autoplay: address.autoplay,
    muted: address.muted,
    language: address.language,
    protocol: address.protocol,
    channel: address.channel,
  };
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== false) url.searchParams.set(name, String(value));
  }
  return url.href;
};
