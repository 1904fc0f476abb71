/**
 * Reloading a source pauses the media element. Call this before the reload: if the media plays now, playback resumes as
 * soon as data is available, unless the viewer pauses in the meantime.
 * @param life aborts when the video is unloaded
 */
export const keepPlaying = (media: HTMLMediaElement, life: AbortSignal): void => {
  if (media.paused) return;
  const done = new AbortController();
  const signal = AbortSignal.any([life, done.signal]);
  let isEmptied = false;
  const settle = (): void => done.abort();
  media.addEventListener('emptied', () => (isEmptied = true), { signal });
  media.addEventListener('pause', settle, { signal });
  // If the time advances without a reload, nothing has to be resumed.
  media.addEventListener('timeupdate', () => (isEmptied ? undefined : settle()), { signal });
  media.addEventListener(
    'loadedmetadata',
    () => {
      settle();
      // If playback is refused, the media simply stays paused.
      if (isEmptied) media.play().catch(() => undefined);
    },
    { signal },
  );
};
