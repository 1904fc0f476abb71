/** `/sdk/cmcd.js`: Common Media Client Data in requests for media. */
export * from '@footlight/player/cmcd';
