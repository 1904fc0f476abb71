/** `/sdk/analytics.js`: views of an element as events, and a beacon that sends them. */
export * from '@footlight/player/analytics';
