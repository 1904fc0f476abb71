/** What a wrapper allows in the document that it leads to, as the parser of VAST has read it. */
export interface VastWrapper {
  readonly allowMultipleAds?: boolean | null;
  readonly followAdditionalWrappers?: boolean | null;
}

/** Error codes of VAST 4.2, section 2.3.6.3, about documents. */
const DOCUMENT_ERRORS = { xml: 100, schema: 101, version: 102 } as const;

const childrenOf = (node: Element, name: string): readonly Element[] =>
  [...node.children].filter(({ localName }) => localName === name);

const adsOf = (xml: Document): readonly Element[] => childrenOf(xml.documentElement, 'Ad');

const isWrapper = (ad: Element): boolean => childrenOf(ad, 'Wrapper').length > 0;

/** The code of VAST for a document that cannot be used; null for any other. */
export const documentErrorOf = (xml: Document): number | null => {
  if (xml.getElementsByTagName('parsererror').length > 0) return DOCUMENT_ERRORS.xml;
  const { localName } = xml.documentElement;
  if (localName === 'VAST') return null;
  // The root of VAST 1.
  return localName === 'VideoAdServingTemplate' ? DOCUMENT_ERRORS.version : DOCUMENT_ERRORS.schema;
};

/** Of several advertisements, a wrapper that allows one gets the first stand-alone one. */
const keepOne = (ads: readonly Element[]): void => {
  const kept = ads.find((ad) => !ad.hasAttribute('sequence')) ?? ads[0];
  kept?.removeAttribute('sequence');
  for (const ad of ads) if (ad !== kept) ad.remove();
};

/** The parser reports a creative without any file as a missing document, which this file of no type prevents. */
const addMissingFiles = (xml: Document): void => {
  for (const linear of xml.getElementsByTagName('Linear')) {
    if (linear.closest('InLine') === null || linear.getElementsByTagName('MediaFile').length > 0) continue;
    const { namespaceURI } = xml.documentElement;
    const files =
      linear.getElementsByTagName('MediaFiles')[0] ??
      linear.appendChild(xml.createElementNS(namespaceURI, 'MediaFiles'));
    files.append(xml.createElementNS(namespaceURI, 'MediaFile'));
  }
};

/**
 * Removes from a document what a player must ignore: advertisements that are neither inline nor wrappers, and what the
 * wrapper around the document does not allow.
 * @param wrapper null for the document of the break itself
 * @returns the code of VAST if this leaves nothing of an invalid document; null otherwise
 */
export const keepAllowed = (xml: Document, wrapper: VastWrapper | null): number | null => {
  const given = adsOf(xml);
  for (const ad of given) if (!isWrapper(ad) && childrenOf(ad, 'InLine').length === 0) ad.remove();
  const hasOnlyInvalid = given.length > 0 && adsOf(xml).length === 0;
  if (wrapper?.followAdditionalWrappers === false)
    for (const ad of adsOf(xml)) if (isWrapper(ad)) ad.remove();
  const version = Number.parseFloat(xml.documentElement.getAttribute('version') ?? '');
  // Before VAST 3, wrappers had no such attribute.
  if (wrapper?.allowMultipleAds === false && version >= 3) keepOne(adsOf(xml));
  addMissingFiles(xml);
  return hasOnlyInvalid ? DOCUMENT_ERRORS.schema : null;
};
