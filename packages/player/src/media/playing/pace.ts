/** The factor by which a media element plays faster or slower than its viewer chose; absent for 1. */
const paces = new WeakMap<HTMLMediaElement, number>();

const DECIMALS = 1000;

/** The rate that the viewer chose: what the element plays at, without its pace. */
export const chosenRate = (media: HTMLMediaElement): number => {
  const pace = paces.get(media);
  return pace === undefined
    ? media.playbackRate
    : Math.round((media.playbackRate / pace) * DECIMALS) / DECIMALS;
};

/** Plays at another rate of the viewer's, and keeps the pace. */
export const playAtRate = (media: HTMLMediaElement, rate: number): void => {
  media.playbackRate = rate * (paces.get(media) ?? 1);
};

/** Plays by that factor faster or slower than the viewer chose; 1 ends it. */
export const setPace = (media: HTMLMediaElement, factor: number): void => {
  const rate = chosenRate(media);
  if (factor === 1) paces.delete(media);
  else paces.set(media, factor);
  playAtRate(media, rate);
};

/** Another video begins without any. */
export const forgetPace = (media: HTMLMediaElement): void => {
  paces.delete(media);
};
