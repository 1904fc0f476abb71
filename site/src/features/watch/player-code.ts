/** Fetches the code of the player, once; afterwards its element is defined. @throws where it does not come */
export const fetchPlayer = async (): Promise<void> => {
  await import('./defined-player.js');
};
