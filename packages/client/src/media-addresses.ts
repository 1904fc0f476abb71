/** Paths that the service itself serves, on any host page: media, pictures, DRM licences and advertisements. */
const SERVED = ['/media/', '/img/', '/api/', '/ads/'];

/**
 * Makes the media addresses of a response absolute, so that pages of other origins can show images and play streams.
 * Responses contain them relative to the service, which does not need to know its public origin.
 */
export const withMediaOrigin = (value: unknown, origin: string): unknown => {
  if (origin === '') return value;
  if (typeof value === 'string')
    return SERVED.some((root) => value.startsWith(root)) ? origin + value : value;
  if (Array.isArray(value)) return value.map((item) => withMediaOrigin(item, origin));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withMediaOrigin(item, origin)]));
};
