/** So much is fetched ahead of a picture that nobody plays: the segment that holds it. */
export const SPARING_SECONDS = 1;
