import { playsInMediaSource } from '../engine/capabilities.js';

/** A property of an element, in a scheme of someone. @see ISO/IEC 23009-1 §5.8 */
export interface ManifestProperty {
  readonly schemeIdUri?: string;
  readonly value?: string;
}

/** The parts of a manifest that dash.js has parsed, of which its types say nothing. */
export interface ManifestElement {
  readonly Period?: readonly ManifestElement[];
  readonly AdaptationSet?: readonly ManifestElement[];
  readonly Representation?: readonly ManifestElement[];
  readonly Accessibility?: readonly ManifestProperty[];
  readonly ContentProtection?: readonly unknown[];
  readonly codecs?: string;
  readonly contentType?: string;
  readonly mimeType?: string;
  readonly type?: string;
}

/** An element and all within it. */
export const elementsOf = (element: ManifestElement): readonly ManifestElement[] => [
  element,
  ...[element.Period, element.AdaptationSet, element.Representation]
    .flatMap((children) => children ?? [])
    .flatMap(elementsOf),
];

export const isImage = ({ contentType, mimeType }: ManifestElement): boolean =>
  contentType === 'image' || mimeType?.startsWith('image/') === true;

const CEA_708 = 'urn:scte:dash:cc:cea-708:2015';

/** What a manifest says of the services of CEA-708 within its videos. @see ANSI/SCTE 214-1 */
export const cea708Of = (manifest: ManifestElement): readonly ManifestProperty[] =>
  elementsOf(manifest)
    .flatMap(({ Accessibility }) => Accessibility ?? [])
    .filter(({ schemeIdUri }) => schemeIdUri === CEA_708);

/** Whether a manifest has pictures for previews, which show none of a live stream. */
export const hasPictures = (manifest: ManifestElement): boolean =>
  manifest.type !== 'dynamic' && elementsOf(manifest).some(isImage);

/** Whether a manifest has arrived that describes nothing to play, not even elsewhere. @param data of a response */
export const isEmptyManifest = (data: unknown): boolean =>
  typeof data === 'string' && /<(?:\w+:)?MPD\b/u.test(data) && !/AdaptationSet|xlink:href/u.test(data);

const isVideo = ({ contentType, mimeType }: ManifestElement): boolean =>
  contentType === 'video' || mimeType?.startsWith('video/') === true;

/**
 * Whether a media source takes a representation: the media capabilities of WebKitGTK, which dash.js asks, claim every codec.
 * @param plays whether the browser plays a MIME type with codecs
 */
export const isPlayable = (
  { mimeType, codecs }: { readonly mimeType?: string | null; readonly codecs?: string | null },
  plays: (type: string) => boolean = playsInMediaSource,
): boolean =>
  !mimeType || !codecs || !/^(?:video|audio)\//u.test(mimeType) || plays(`${mimeType}; codecs="${codecs}"`);

/** What a manifest says about its media. */
export interface ManifestContent {
  /** In RFC 6381 notation. */
  readonly codecs: readonly string[];
  readonly videoCodecs: readonly string[];
  readonly isProtected: boolean;
}

export const NO_CONTENT: ManifestContent = { codecs: [], videoCodecs: [], isProtected: false };

export const contentOf = (manifest: ManifestElement): ManifestContent => {
  const elements = elementsOf(manifest);
  const codecsOf = (some: readonly ManifestElement[]) => [
    ...new Set(some.flatMap(({ codecs }) => codecs ?? [])),
  ];
  const sets = elements.flatMap(({ AdaptationSet }) => AdaptationSet ?? []);
  const videos = sets.flatMap((set) => elementsOf(set).filter((part) => isVideo(set) || isVideo(part)));
  return {
    codecs: codecsOf(elements),
    videoCodecs: codecsOf(videos),
    isProtected: elements.some(({ ContentProtection }) => (ContentProtection?.length ?? 0) > 0),
  };
};
