import { VASTTracker } from '@dailymotion/vast-client';
import { FieldError, listOf, number, optional, record, text } from '@footlight/player-contract';
import type { AdUnit, Interstitial } from './player-ads.js';
import { unitAt } from './scheduled-unit.js';
import type { LinearAd } from './vast-documents.js';

/** A date range of a playlist as hls.js reads it. */
interface DateRange {
  readonly id: string;
  readonly class: string;
  /** Seconds. */
  readonly startTime: number;
  readonly attr: Readonly<Record<string, unknown>>;
}

const CLASS = 'com.apple.hls.interstitial';
/** Where an interstitial begins whose attribute says so instead of its date. */
const CUES = { PRE: 'start', POST: 'end' } as const;

const wordOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const assetOf = (attr: DateRange['attr'], base: string): Interstitial['asset'] | null => {
  const absolute = (address: string) => new URL(address, base).href;
  const [uri, list] = [wordOf(attr['X-ASSET-URI']), wordOf(attr['X-ASSET-LIST'])];
  if (uri !== '' && URL.canParse(uri, base)) return { uri: absolute(uri) };
  return list !== '' && URL.canParse(list, base) ? { list: absolute(list) } : null;
};

/**
 * The interstitials of a playlist as ad breaks.
 * @param base address of the playlist
 * @see HTTP Live Streaming, 2nd edition (draft-pantos-hls-rfc8216bis), appendix D
 */
export const interstitialsOf = (
  ranges: Readonly<Record<string, DateRange | undefined>>,
  base: string,
): readonly AdUnit[] =>
  Object.values(ranges).flatMap((range) => {
    if (range?.class !== CLASS) return [];
    const { attr, startTime } = range;
    const asset = assetOf(attr, base);
    if (asset === null) return [];
    const cue = wordOf(attr['CUE'])
      .split(',')
      .find((word): word is keyof typeof CUES => word in CUES);
    if (cue === undefined && !Number.isFinite(startTime)) return [];
    const offset = Number.parseFloat(wordOf(attr['X-RESUME-OFFSET']));
    return [
      {
        ...unitAt(cue === undefined ? { seconds: startTime } : CUES[cue]),
        url: 'uri' in asset ? asset.uri : asset.list,
        interstitial: { asset, resumeOffset: Number.isFinite(offset) ? offset : null },
      },
    ];
  });

const MOST_ASSETS = 100;
const SIGNALING = 'X-AD-CREATIVE-SIGNALING';
const assetList = record({
  ASSETS: listOf(
    record({ URI: text(4000), DURATION: optional(number(0, Number.POSITIVE_INFINITY, 'seconds')) }),
    MOST_ASSETS,
  ),
});

type TrackingEvents = Record<string, string[]>;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const listed = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? (value as unknown[]) : [value];

/**
 * Tracking URLs of an asset, by the names of VAST's events.
 * @see SVTA 2053-2, Ad Creative Signaling in DASH and HLS
 */
const trackingOf = (asset: unknown): TrackingEvents => {
  const signaling = isObject(asset) ? asset[SIGNALING] : null;
  const slots = isObject(signaling) ? listed(signaling['payload']) : [];
  const events: TrackingEvents = {};
  for (const slot of slots)
    for (const tracking of isObject(slot) ? listed(slot['tracking']) : []) {
      if (!isObject(tracking) || typeof tracking['type'] !== 'string') continue;
      const urls = listed(tracking['urls']).filter((url): url is string => typeof url === 'string');
      (events[tracking['type']] ??= []).push(...urls);
    }
  return events;
};

const linearOf = (
  url: string,
  {
    duration,
    events,
    muted,
  }: { readonly duration: number | null; readonly events: TrackingEvents; readonly muted: boolean },
): LinearAd => {
  const { impression = [], error = [], clickTracking = [], ...trackingEvents } = events;
  const ad = {
    impressionURLTemplates: impression,
    errorURLTemplates: error,
    viewableImpression: [],
    categories: [],
    blockedAdCategories: [],
  };
  const creative = {
    type: 'linear',
    duration: duration ?? -1,
    skipDelay: null,
    mediaFiles: [],
    videoClickThroughURLTemplate: null,
    videoClickTrackingURLTemplates: clickTracking,
    trackingEvents,
    universalAdIds: [],
  };
  return {
    title: '',
    advertiser: '',
    duration,
    skipAfter: null,
    files: [{ url, type: 'application/vnd.apple.mpegurl', width: 0, height: 0, bitrate: 0, codec: '' }],
    page: null,
    captions: [],
    companions: [],
    verifications: [],
    isInteractive: false,
    tracker: new VASTTracker(null, ad, creative, null, muted),
  };
};

/**
 * The assets of an interstitial, as advertisements.
 * @param request requests a list of assets
 * @throws {FieldError} for a list that cannot be read
 */
export const assetsOf = async (
  { asset }: Interstitial,
  muted: boolean,
  request: (url: string) => Promise<unknown>,
): Promise<readonly LinearAd[]> => {
  if ('uri' in asset) return [linearOf(asset.uri, { duration: null, events: {}, muted })];
  const given = await request(asset.list);
  if (!isObject(given)) throw new FieldError('ASSETS', 'a list');
  const { ASSETS: assets } = assetList.read(given, 'list');
  return assets.map(({ URI: uri, DURATION: duration = null }, at) =>
    linearOf(new URL(uri, asset.list).href, {
      duration,
      events: trackingOf(listed(given['ASSETS'])[at]),
      muted,
    }),
  );
};
