/** Text tracks that the player itself added to a media element, to distinguish them from those of the stream. */
export const ownTextTracks = new WeakSet<TextTrack>();

/** Text tracks that the page added, likewise. */
export const pageTextTracks = new WeakSet<TextTrack>();
