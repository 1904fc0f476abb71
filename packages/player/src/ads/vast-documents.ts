import { VASTClient, VASTTracker } from '@dailymotion/vast-client';
import type { AdFile } from './media-choice.js';
import { fillMacros } from './macros.js';
import { DOCUMENT_TIMEOUT_MS } from './patience.js';

/** What the parser makes of a document, as far as it is used here. */
interface VastMediaFile {
  readonly fileURL: string | null;
  readonly mimeType: string | null;
  readonly width: number;
  readonly height: number;
  readonly bitrate: number;
  readonly codec: string | null;
}

interface VastCreative {
  readonly type: string;
  readonly duration: number;
  readonly skipDelay: number | null;
  readonly mediaFiles?: readonly VastMediaFile[];
  readonly videoClickThroughURLTemplate?: string | { readonly url: string } | null;
}

interface VastAd {
  readonly title: string | null;
  readonly advertiser: string | { readonly value?: string } | null;
  readonly creatives: readonly VastCreative[];
}

/** A linear advertisement that is ready to be played and counted. */
export interface LinearAd {
  readonly title: string;
  /** Empty where the document names none. */
  readonly advertiser: string;
  /** Seconds; null where the document does not say. */
  readonly duration: number | null;
  /** Seconds until it may be skipped; null when it may not. */
  readonly skipAfter: number | null;
  readonly files: readonly AdFile[];
  /** Where a press leads; null where it leads nowhere that a browser should go. */
  readonly page: string | null;
  readonly tracker: VASTTracker;
}

const WRAPPER_LIMIT = 5;

/** The client would keep its figures in the browser's storage; they are of no use here. */
const forgetful = () => {
  const kept = new Map<string, unknown>();
  return {
    getItem: (name: string) => kept.get(name),
    setItem: (name: string, value: unknown) => void kept.set(name, value),
  };
};

const pageOf = ({ videoClickThroughURLTemplate: page }: VastCreative): string | null => {
  const address = typeof page === 'string' ? page : (page?.url ?? '');
  return /^https?:\/\//u.test(address) ? address : null;
};

const linearAd = (ad: VastAd, muted: boolean): LinearAd[] => {
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
        url: file.fileURL ?? '',
        type: file.mimeType ?? '',
        width: file.width,
        height: file.height,
        bitrate: file.bitrate,
        codec: file.codec ?? '',
      })),
      page: pageOf(creative),
      // The parser's own objects, handed back to the counter that belongs to it.
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
 * The advertisements of a break: its document and what that wraps, all within five seconds. Whatever cannot be
 * had or read is told to those who asked to be told, and is left out.
 */
export const fetchAds = async ({
  url,
  signal,
  muted,
  macros,
}: DocumentRequest): Promise<readonly LinearAd[]> => {
  const patience = AbortSignal.any([signal, AbortSignal.timeout(DOCUMENT_TIMEOUT_MS)]);
  const get = async (address: string) => {
    try {
      const answer = await fetch(fillMacros(address, macros()), { signal: patience, credentials: 'omit' });
      if (!answer.ok) return { error: new Error(String(answer.status)), statusCode: answer.status };
      const text = await answer.text();
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
    return response.ads.flatMap((ad) => linearAd(ad, muted));
  } catch {
    // Without a document there is nobody to tell.
    return [];
  }
};
