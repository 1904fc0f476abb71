/** Loads the player's code, once; its element is then defined. @throws if it fails to load */
export const fetchPlayer = async (): Promise<void> => {
  await import('./defined-player.js');
};
