const PICTURE = /<img\b[^>]*\bfetchpriority="high"[^>]*>/iu;

/** As the markup writes them, and as a preload has them. */
const ATTRIBUTES = [
  ['src', 'href'],
  ['srcset', 'imagesrcset'],
  ['sizes', 'imagesizes'],
] as const;

/**
 * The preload of the first picture that a first view asks for at once: it stands behind all that the page brings
 * along, and the head before that.
 * @param view markup of the site’s own build
 * @returns empty where there is no such picture
 */
export const firstPictureHtml = (view: string): string => {
  const [picture] = PICTURE.exec(view) ?? [];
  if (picture === undefined) return '';
  const named = ATTRIBUTES.flatMap(([from, to]) => {
    const value = new RegExp(`\\s${from}="([^"]*)"`, 'iu').exec(picture)?.[1];
    return value === undefined ? [] : [`${to}="${value}"`];
  });
  return `<link rel="preload" as="image" ${named.join(' ')} fetchpriority="high">`;
};
