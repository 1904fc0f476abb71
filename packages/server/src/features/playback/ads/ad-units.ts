import type { PlaybackData } from '@footlight/contract';
import type { AdBreak, Playable } from '../../content/playable.js';
import type { AdGrants } from './ad-grants.js';
import { vastAddress } from './ad-addresses.js';

export type AdUnit = PlaybackData['streams'][number]['adUnits'][number];

/** The realm's settings for advertisements. */
export interface AdSettings {
  /** Address template of an ad server's documents; null if the realm serves its own advertisements. */
  readonly tagUrl: string | null;
}

/** Language, country and expiry of the ad addresses of one response. */
export interface AdView {
  readonly language: string;
  readonly country: string;
  /** Seconds since the epoch. */
  readonly expires: number;
}

const PLACEHOLDER = /\{(\w+)\}/gu;

/** Fills the placeholders of an ad server's address; unknown placeholders are kept. */
const fillTag = (
  tag: string,
  { kind, item, duration }: { kind: string; item: Playable['item']; duration: number | null },
  { type, offset }: AdBreak,
  { language, country }: AdView,
): string => {
  const values: Readonly<Record<string, string>> = {
    placement: type,
    offset: offset === null ? '' : String(offset),
    kind,
    content: item.id,
    title: item.title,
    language,
    country,
    duration: duration === null ? '' : String(duration),
  };
  return tag.replaceAll(PLACEHOLDER, (placeholder, name: string) => {
    const value = values[name];
    return value === undefined ? placeholder : encodeURIComponent(value);
  });
};

export class AdUnits {
  readonly #tagUrl;
  readonly #grants: AdGrants;

  constructor({ tagUrl }: AdSettings, grants: AdGrants) {
    this.#tagUrl = tagUrl;
    this.#grants = grants;
  }

  /** The ad breaks of a video, each with the address of its VAST document. */
  unitsOf({ kind, item, adBreaks }: Playable, view: AdView): AdUnit[] {
    const duration = item.duration ?? null;
    return adBreaks.flatMap((adBreak): AdUnit[] => {
      const { type, offset, ads } = adBreak;
      if (this.#tagUrl !== null)
        return [{ type, offset, url: fillTag(this.#tagUrl, { kind, item, duration }, adBreak, view) }];
      if (ads.length === 0) return [];
      const token = this.#grants.sign({ p: type, a: [...ads], c: `${kind}/${item.id}`, e: view.expires });
      return [{ type, offset, url: vastAddress(token) }];
    });
  }
}
