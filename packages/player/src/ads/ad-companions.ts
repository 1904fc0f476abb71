import type { AdCompanion } from '../store/player-state.js';
import { addressOf } from './media-choice.js';

/** A companion of the parser's output, as far as it is used here. */
export interface VastCompanion {
  readonly adSlotId?: string | null;
  readonly width: number | string;
  readonly height: number | string;
  readonly altText?: string | null;
  readonly staticResources?: readonly { readonly url: string; readonly creativeType: string | null }[];
  readonly iframeResources?: readonly string[];
  readonly companionClickThroughURLTemplate?: string | null;
  readonly companionClickTrackingURLTemplates?: readonly (string | { readonly url: string })[];
  readonly trackingEvents?: Readonly<Record<string, readonly string[]>>;
}

const isWeb = (address: string): boolean => /^https?:\/\//iu.test(address);

/** Scripts and other documents of a static resource would be executed, which only frames may. */
const isImage = (type: string | null): boolean => type === null || /^image\//iu.test(type.trim());

const resourceOf = (
  { staticResources = [], iframeResources = [] }: VastCompanion,
  base: string,
): Pick<AdCompanion, 'kind' | 'url'> | null => {
  const images = staticResources.filter(({ creativeType }) => isImage(creativeType));
  const found = [
    ...images.map(({ url }) => ({ kind: 'image' as const, url: addressOf(url, base) })),
    ...iframeResources.map((url) => ({ kind: 'frame' as const, url: addressOf(url, base) })),
  ];
  return found.find(({ url }) => isWeb(url)) ?? null;
};

/**
 * The companions that can be shown: images and frames. HTML of an advertisement is left out, since it would be executed
 * in the page.
 * @param base address of the document
 */
export const companionsOf = (given: readonly VastCompanion[], base: string): readonly AdCompanion[] =>
  given.flatMap((companion) => {
    const resource = resourceOf(companion, base);
    if (resource === null) return [];
    const page = companion.companionClickThroughURLTemplate ?? '';
    return [
      {
        ...resource,
        slot: companion.adSlotId ?? '',
        width: Number(companion.width) || 0,
        height: Number(companion.height) || 0,
        alternativeText: companion.altText ?? '',
        page: isWeb(page) ? page : null,
        clickTracking: (companion.companionClickTrackingURLTemplates ?? []).map((one) =>
          typeof one === 'string' ? one : one.url,
        ),
        viewTracking: companion.trackingEvents?.['creativeView'] ?? [],
      },
    ];
  });
