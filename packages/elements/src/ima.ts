/** `/sdk/ima.js`: advertisements shown by Google's IMA SDK. */
export * from '@footlight/player/ima';
