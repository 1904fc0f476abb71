import { VASTTracker } from '@dailymotion/vast-client';
import type { AdCompanion } from '../store/player-state.js';
import { companionsOf, type VastCompanion } from './ad-companions.js';
import type { VastVerification } from './ad-verifications.js';
import { addressOf, type AdFile } from './media-choice.js';

/** The subset of the parser's output that is used here. */
interface VastMediaFile {
  readonly fileURL: string | null;
  readonly mimeType: string | null;
  readonly width: number;
  readonly height: number;
  readonly bitrate: number;
  readonly codec: string | null;
  readonly apiFramework?: string | null;
}

interface VastCaptionFile {
  readonly fileURL?: string | null;
  readonly language: string | null;
}

interface VastCreative {
  readonly type: string;
  readonly duration: number;
  readonly skipDelay: number | null;
  readonly mediaFiles?: readonly VastMediaFile[];
  readonly closedCaptionFiles?: readonly VastCaptionFile[];
  readonly videoClickThroughURLTemplate?: string | { readonly url: string } | null;
  readonly interactiveCreativeFile?: object | null;
  /** Of companions. */
  readonly variations?: readonly VastCompanion[];
}

export interface VastAd {
  readonly title: string | null;
  readonly advertiser: string | { readonly value?: string } | null;
  readonly creatives: readonly VastCreative[];
  readonly errorURLTemplates: readonly string[];
  /** Position in a pod; null for a stand-alone advertisement. */
  readonly sequence: string | number | null;
  readonly fallbackOnNoAd?: boolean | null;
  /** Whether this is the place of a wrapper in a pod that led to no advertisement. */
  readonly hasFailed?: boolean;
  readonly adVerifications?: readonly VastVerification[];
}

/** Captions of an advertisement, one per language or format. */
export interface AdCaptionFile {
  readonly url: string;
  /** BCP 47 tag; empty if the document does not specify it. */
  readonly language: string;
}

/** A linear advertisement, ready to play and track. */
export interface LinearAd {
  readonly title: string;
  /** Empty if the document names none. */
  readonly advertiser: string;
  /** Seconds; null if the document does not specify it. */
  readonly duration: number | null;
  /** Seconds until it can be skipped; null if it cannot. */
  readonly skipAfter: number | null;
  readonly files: readonly AdFile[];
  readonly captions: readonly AdCaptionFile[];
  /** URL that a click opens; null if there is none or if it is not HTTP(S). */
  readonly page: string | null;
  readonly companions: readonly AdCompanion[];
  readonly verifications: readonly VastVerification[];
  /** Whether it has a part that this player does not execute (SIMID). */
  readonly isInteractive: boolean;
  readonly tracker: VASTTracker;
}

const pageOf = ({ videoClickThroughURLTemplate: page }: VastCreative): string | null => {
  const address = typeof page === 'string' ? page : (page?.url ?? '');
  return /^https?:\/\//u.test(address) ? address : null;
};

/** Files for a script (VPAID) are written with the type of a film, too. */
const isPlain = ({ apiFramework }: VastMediaFile): boolean => (apiFramework ?? '') === '';

/** @param base address of the document that was asked for */
export const linearAd = (ad: VastAd, muted: boolean, base: string): LinearAd[] => {
  const creative = ad.creatives.find(({ type }) => type === 'linear');
  if (creative === undefined) return [];
  const { advertiser } = ad;
  return [
    {
      title: ad.title ?? '',
      advertiser: typeof advertiser === 'string' ? advertiser : (advertiser?.value ?? ''),
      duration: creative.duration > 0 ? creative.duration : null,
      skipAfter: creative.skipDelay,
      files: (creative.mediaFiles ?? []).filter(isPlain).map((file) => ({
        url: addressOf(file.fileURL ?? '', base),
        type: file.mimeType ?? '',
        width: file.width,
        height: file.height,
        bitrate: file.bitrate,
        codec: file.codec ?? '',
      })),
      captions: (creative.closedCaptionFiles ?? []).flatMap(({ fileURL, language }) =>
        fileURL ? [{ url: addressOf(fileURL, base), language: language ?? '' }] : [],
      ),
      page: pageOf(creative),
      companions: companionsOf(
        ad.creatives.filter(({ type }) => type === 'companion').flatMap(({ variations = [] }) => variations),
        base,
      ),
      verifications: ad.adVerifications ?? [],
      isInteractive: (creative.interactiveCreativeFile ?? null) !== null,
      // The tracker requires the parser's own objects.
      tracker: new VASTTracker(null, ad, creative, null, muted),
    },
  ];
};
