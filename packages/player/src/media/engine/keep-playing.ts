/**
 * Loading a source again pauses the media, although nobody paused it. Call this before: what plays goes on once there
 * is something to play, unless the viewer pauses meanwhile.
 * @param life aborts when the video is left
 */
export const keepPlaying = (media: HTMLMediaElement, life: AbortSignal): void => {
  if (media.paused) return;
  const done = new AbortController();
  const signal = AbortSignal.any([life, done.signal]);
  let isEmptied = false;
  const settle = (): void => done.abort();
  media.addEventListener('emptied', () => (isEmptied = true), { signal });
  media.addEventListener('pause', settle, { signal });
  // Time that moves although nothing was loaded anew needs no help.
  media.addEventListener('timeupdate', () => (isEmptied ? undefined : settle()), { signal });
  media.addEventListener(
    'canplay',
    () => {
      settle();
      // A refusal shows itself: the media stays paused.
      if (isEmptied) media.play().catch(() => undefined);
    },
    { signal },
  );
};
