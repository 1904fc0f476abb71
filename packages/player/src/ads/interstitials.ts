import { FieldError, listOf, number, optional, record, text } from '@footlight/player-contract';
import { parseAdDocument } from './ad-document.js';
import type { AdUnit, Interstitial } from './player-ads.js';
import { unitAt } from './scheduled-unit.js';
import { isObject, listed, signalledAd, trackingOf } from './signalled-ad.js';
import type { StreamSignal } from './stream-signals.js';
import type { LinearAd } from './vast-documents.js';

const HLS = { scheme: 'com.apple.hls.interstitial', type: 'application/vnd.apple.mpegurl' } as const;
const DASH = { insert: /:alternativeMPD:insert:/u, type: 'application/dash+xml' } as const;
/** Where an interstitial begins whose attribute says so instead of its date. */
const CUES = { PRE: 'start', POST: 'end' } as const;

const addressIn = (address: string | undefined, base: string): string | null =>
  address !== undefined && address !== '' && URL.canParse(address, base) ? new URL(address, base).href : null;

const secondsOf = (value: string | undefined, timescale = 1): number | null => {
  const seconds = Number.parseFloat(value ?? '') / timescale;
  return Number.isFinite(seconds) ? seconds : null;
};

/** `PT1M5.5S` */
const DURATION = /^PT(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?$/u;

const lengthOf = (value: string | undefined): number | null => {
  const [all, hours = 0, minutes = 0, seconds = 0] = DURATION.exec(value ?? '') ?? [];
  return all === undefined ? secondsOf(value) : (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
};

/** @see HTTP Live Streaming, 2nd edition (draft-pantos-hls-rfc8216bis), appendix D */
const unitOfRange = ({ attributes, start }: StreamSignal, base: string): AdUnit | null => {
  const uri = addressIn(attributes['X-ASSET-URI'], base);
  const list = uri === null ? addressIn(attributes['X-ASSET-LIST'], base) : null;
  const url = uri ?? list;
  const cue = attributes['CUE']?.split(',').find((word): word is keyof typeof CUES => word in CUES);
  if (url === null || (cue === undefined && !Number.isFinite(start))) return null;
  return {
    ...unitAt(cue === undefined ? { seconds: start } : CUES[cue]),
    url,
    interstitial: {
      asset: uri === null ? { list: url } : { uri: url },
      resumeOffset: secondsOf(attributes['X-RESUME-OFFSET']),
      limit: secondsOf(attributes['X-PLAYOUT-LIMIT']),
      skipAfter: secondsOf(attributes['X-SKIP-CONTROL-OFFSET']),
    },
  };
};

/** @see ISO/IEC 23009-1, 6th edition, section 5.16 */
const unitOfEvent = ({ scheme, attributes, start, timescale }: StreamSignal, base: string): AdUnit | null => {
  const url = addressIn(attributes['uri'], base);
  if (url === null) return null;
  return {
    ...unitAt({ seconds: start }),
    url,
    interstitial: {
      asset: { mpd: url },
      resumeOffset: DASH.insert.test(scheme) ? 0 : secondsOf(attributes['returnOffset'], timescale),
      limit: secondsOf(attributes['maxDuration'], timescale),
      skipAfter: lengthOf(attributes['skipAfter']),
    },
  };
};

/**
 * The interstitial that a signal names, as an ad break; null for any other signal.
 * @param base address of the playlist or manifest
 */
export const interstitialOf = (signal: StreamSignal, base: string): AdUnit | null => {
  if (signal.scheme === HLS.scheme) return unitOfRange(signal, base);
  return signal.scheme.includes(':alternativeMPD:') ? unitOfEvent(signal, base) : null;
};

const MOST_ASSETS = 100;
const SIGNALING = 'X-AD-CREATIVE-SIGNALING';
const assetList = record({
  ASSETS: listOf(
    record({ URI: text(4000), DURATION: optional(number(0, Number.POSITIVE_INFINITY, 'seconds')) }),
    MOST_ASSETS,
  ),
});

/** Requests of an interstitial. */
export interface AssetRequests {
  /** A list of assets (JSON). */
  readonly list: (url: string) => Promise<unknown>;
  /** A manifest. */
  readonly manifest: (url: string) => Promise<string>;
}

/** The manifests that a list of manifests imports; null for a manifest that describes media itself. */
const importedBy = (manifest: string, base: string): readonly string[] | null => {
  const { documentElement: root } = parseAdDocument(manifest);
  if (root.localName !== 'MPD') throw new FieldError('MPD', 'a manifest');
  if (root.getAttribute('type') !== 'list') return null;
  return [...root.getElementsByTagNameNS('*', 'ImportedMPD')].slice(0, MOST_ASSETS).flatMap((element) => {
    const address = addressIn((element.getAttribute('uri') ?? element.textContent ?? '').trim(), base);
    return address === null ? [] : [address];
  });
};

/**
 * The assets of an interstitial, as advertisements.
 * @throws {FieldError} for a list that cannot be read
 */
export const assetsOf = async (
  { asset, skipAfter }: Interstitial,
  muted: boolean,
  requests: AssetRequests,
): Promise<readonly LinearAd[]> => {
  const common = { duration: null, skipAfter, events: {}, muted };
  if ('uri' in asset) return [signalledAd({ ...common, url: asset.uri, type: HLS.type })];
  if ('mpd' in asset) {
    const addresses = importedBy(await requests.manifest(asset.mpd), asset.mpd) ?? [asset.mpd];
    return addresses.map((url) => signalledAd({ ...common, url, type: DASH.type }));
  }
  const given = await requests.list(asset.list);
  if (!isObject(given)) throw new FieldError('ASSETS', 'a list');
  const { ASSETS: assets } = assetList.read(given, 'list');
  return assets.map(({ URI: uri, DURATION: duration = null }, at) => {
    const entry: unknown = listed(given['ASSETS'])[at];
    const signaling = isObject(entry) ? entry[SIGNALING] : null;
    const slots = isObject(signaling) ? listed(signaling['payload']) : [];
    return signalledAd({
      ...common,
      url: new URL(uri, asset.list).href,
      type: HLS.type,
      duration,
      events: trackingOf(slots),
    });
  });
};
