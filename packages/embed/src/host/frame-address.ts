import { ADDRESS_OPTIONS, originOf, type PrivateOptionName } from '@footlight/player-contract';
import type { PlayerOptions } from '../protocol/methods.js';

/**
 * Initial content and options of a frame, without options that a URL must not contain; `player.setOptions` sets those.
 */
export interface FrameAddress extends Omit<PlayerOptions, PrivateOptionName> {
  /** The service's origin, such as `https://play.example`. */
  readonly origin: string;
  readonly kind?: 'vod' | 'live' | 'playlist';
  readonly id: string;
  readonly playlistId?: string;
  readonly seasonId?: string;
  readonly seriesId?: string;
  /** Seconds from the start. */
  readonly startAt?: number;
  readonly muted?: boolean;
  /** 0–100. */
  readonly volume?: number;
  readonly channel?: string;
}

/** Parameters whose name in the query is that of the option. */
const queryNames = () =>
  ['playlistId', 'seasonId', 'seriesId', 'muted', 'volume', ...ADDRESS_OPTIONS, 'channel'] as const;

/**
 * The address of the frame page: `/embed/<kind>/<id>` with its query.
 * @throws {TypeError} when the origin is none
 */
export const frameAddress = (address: FrameAddress): string => {
  const url = new URL(
    `/embed/${address.kind ?? 'vod'}/${encodeURIComponent(address.id)}`,
    originOf(address.origin),
  );
  const set = (name: string, value: string | number | boolean | null | undefined): void => {
    if (value != null) url.searchParams.set(name, String(value));
  };
  set('t', address.startAt);
  for (const name of queryNames()) {
    const value = address[name];
    // `false` is written only where it differs from the default.
    if (value !== false || name === 'autoAdvance') set(name, value);
  }
  return url.href;
};
