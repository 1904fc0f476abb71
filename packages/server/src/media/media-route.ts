import type { RouteShorthandOptions } from 'fastify';

/**
 * Options of media routes. Players request several files per second, so the rate limits of API calls do not apply.
 * Requests are not logged, because of their number and because their addresses grant access.
 */
export const MEDIA_ROUTE = {
  config: { rateLimit: false },
  logLevel: 'warn',
  // Only playlists and subtitles, since segments and images are already compressed.
  compress: { customTypes: /^text\/|mpegurl|dash\+xml|json/ },
} as const satisfies RouteShorthandOptions;
