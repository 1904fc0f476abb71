/** `/sdk/cast.js`: Google Cast for players of a page. */
export * from '@footlight/player/cast';
