/** Text tracks that the player itself gave to a media element, to be told from those of the stream. */
export const ownTextTracks = new WeakSet<TextTrack>();
