/** Attaches a media source to a media element and resolves when it is open. @throws {Error} if the signal aborts */
export const openMediaSource = (media: HTMLVideoElement, signal: AbortSignal): Promise<MediaSource> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const mediaSource = new MediaSource();
    const address = URL.createObjectURL(mediaSource);
    const give = (): void => {
      URL.revokeObjectURL(address);
      resolve(mediaSource);
    };
    mediaSource.addEventListener('sourceopen', give, { once: true });
    const leave = (): void => {
      URL.revokeObjectURL(address);
      reject(new Error('The video was unloaded.'));
    };
    signal.addEventListener('abort', leave, { once: true });
    media.src = address;
  });
