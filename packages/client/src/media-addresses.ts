/** Everything under them is served by the service itself, whoever shows it: media, their DRM licences, and advertisements. */
const SERVED = ['/media/', '/api/', '/ads/'];

/**
 * Makes the media addresses of a reply absolute, so that a page of another origin can show pictures and
 * play streams. Replies hold them relative to the service, which need not know its own public origin.
 */
export const withMediaOrigin = (value: unknown, origin: string): unknown => {
  if (origin === '') return value;
  if (typeof value === 'string')
    return SERVED.some((root) => value.startsWith(root)) ? origin + value : value;
  if (Array.isArray(value)) return value.map((item) => withMediaOrigin(item, origin));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withMediaOrigin(item, origin)]));
};
