/** The factor applied to the rate that the viewer chose; absent for 1. */
const paces = new WeakMap<HTMLMediaElement, number>();

const DECIMALS = 1000;

/** The factor that is applied; 1 for none. */
export const paceOf = (media: HTMLMediaElement): number => paces.get(media) ?? 1;

/** The rate that the viewer chose: the element's rate without the factor. */
export const chosenRate = (media: HTMLMediaElement): number => {
  const pace = paces.get(media);
  return pace === undefined
    ? media.playbackRate
    : Math.round((media.playbackRate / pace) * DECIMALS) / DECIMALS;
};

/** Changes the viewer's rate and keeps the factor. */
export const playAtRate = (media: HTMLMediaElement, rate: number): void => {
  media.playbackRate = rate * paceOf(media);
};

/** Plays faster or slower than the viewer's rate by a factor; 1 removes it. */
export const setPace = (media: HTMLMediaElement, factor: number): void => {
  const rate = chosenRate(media);
  if (factor === 1) paces.delete(media);
  else paces.set(media, factor);
  playAtRate(media, rate);
};

/** Removes the factor, for the next video. */
export const forgetPace = (media: HTMLMediaElement): void => {
  paces.delete(media);
};
