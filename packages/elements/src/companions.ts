/** `/sdk/companions.js`: companions of advertisements in elements of the page. */
export * from '@footlight/player/companions';
