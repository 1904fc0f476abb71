/** Event of the media when the player has gone to another document. */
export const MOVED = 'footlight-moved';
