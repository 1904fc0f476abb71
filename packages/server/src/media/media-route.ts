import type { RouteShorthandOptions } from 'fastify';

/**
 * How routes of media differ from calls: players fetch several files a second, so that limits on calls do not fit
 * them, and a log line for each would help nobody and hold addresses that open something.
 */
export const MEDIA_ROUTE = {
  config: { rateLimit: false },
  logLevel: 'warn',
  // Playlists and subtitles; segments and pictures are compressed already.
  compress: { customTypes: /^text\/|mpegurl|dash\+xml|json/ },
} as const satisfies RouteShorthandOptions;
