import { VASTClient, VASTTracker } from '@dailymotion/vast-client';
import { addressOf, type AdFile } from './media-choice.js';
import { fillMacros } from './macros.js';
import { DOCUMENT_TIMEOUT_MS } from './ad-timeouts.js';

/** The subset of the parser's output that is used here. */
interface VastMediaFile {
  readonly fileURL: string | null;
  readonly mimeType: string | null;
  readonly width: number;
  readonly height: number;
  readonly bitrate: number;
  readonly codec: string | null;
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
}

interface VastAd {
  readonly title: string | null;
  readonly advertiser: string | { readonly value?: string } | null;
  readonly creatives: readonly VastCreative[];
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
  readonly tracker: VASTTracker;
}

const WRAPPER_LIMIT = 5;

/**
 * In-memory storage for the VAST client. It would otherwise write statistics, which are not used here, to the
 * browser's storage.
 */
const forgetful = () => {
  const stored = new Map<string, unknown>();
  return {
    getItem: (name: string) => stored.get(name),
    setItem: (name: string, value: unknown) => void stored.set(name, value),
  };
};

const pageOf = ({ videoClickThroughURLTemplate: page }: VastCreative): string | null => {
  const address = typeof page === 'string' ? page : (page?.url ?? '');
  return /^https?:\/\//u.test(address) ? address : null;
};

/** @param base address of the document that was asked for */
const linearAd = (ad: VastAd, muted: boolean, base: string): LinearAd[] => {
  const creative = ad.creatives.find(({ type }) => type === 'linear');
  if (creative === undefined) return [];
  const { advertiser } = ad;
  return [
    {
      title: ad.title ?? '',
      advertiser: typeof advertiser === 'string' ? advertiser : (advertiser?.value ?? ''),
      duration: creative.duration > 0 ? creative.duration : null,
      skipAfter: creative.skipDelay,
      files: (creative.mediaFiles ?? []).map((file) => ({
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
      // The tracker requires the parser's own objects.
      tracker: new VASTTracker(null, ad, creative, null, muted),
    },
  ];
};

export interface DocumentRequest {
  readonly url: string;
  readonly signal: AbortSignal;
  readonly muted: boolean;
  readonly macros: () => Readonly<Record<string, string>>;
}

/**
 * Loads the advertisements of a break: its document and the documents that it wraps, all within five seconds.
 * Documents that fail to load or parse are reported to the known error URLs, and left out.
 */
export const fetchAds = async ({
  url,
  signal,
  muted,
  macros,
}: DocumentRequest): Promise<readonly LinearAd[]> => {
  const timeoutSignal = AbortSignal.any([signal, AbortSignal.timeout(DOCUMENT_TIMEOUT_MS)]);
  const get = async (address: string) => {
    try {
      const answer = await fetch(fillMacros(address, macros()), {
        signal: timeoutSignal,
        credentials: 'omit',
      });
      if (!answer.ok) return { error: new Error(String(answer.status)), statusCode: answer.status };
      // A blank line before the XML declaration is an error to parsers.
      const text = (await answer.text()).trim();
      const xml = new DOMParser().parseFromString(text, 'text/xml');
      return { xml, details: { byteLength: text.length, statusCode: answer.status } };
    } catch (error) {
      return { error, statusCode: null };
    }
  };
  try {
    const client = new VASTClient(0, 0, forgetful() as never);
    const response = (await client.get(url, {
      wrapperLimit: WRAPPER_LIMIT,
      urlHandler: { get },
    })) as { readonly ads: readonly VastAd[] };
    return response.ads.flatMap((ad) => linearAd(ad, muted, new URL(url, document.baseURI).href));
  } catch {
    // Without a document there is no error URL to report to.
    return [];
  }
};
