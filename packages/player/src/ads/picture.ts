/** Safari's non-standard equivalents of standard APIs. */
interface WebKitVideo extends HTMLVideoElement {
  readonly webkitDisplayingFullscreen?: boolean;
  readonly webkitCurrentPlaybackTargetIsWireless?: boolean;
  webkitExitFullscreen?: () => void;
}

/**
 * The video element for advertisements. It is separate from the content's element, which keeps its buffer and
 * position.
 */
export const adPicture = (): HTMLVideoElement => {
  const picture = document.createElement('video');
  picture.playsInline = true;
  picture.preload = 'auto';
  picture.disableRemotePlayback = true;
  picture.setAttribute('part', 'ad-media');
  return picture;
};

/**
 * Keeps the volume of an advertisement equal to that of the content.
 * @returns applies the volume immediately, before a pending `volumechange` event
 */
export const followVolume = (
  picture: HTMLVideoElement,
  media: HTMLVideoElement,
  signal: AbortSignal,
): (() => void) => {
  const follow = () => {
    picture.muted = media.muted;
    picture.volume = media.volume;
  };
  follow();
  media.addEventListener('volumechange', follow, { signal });
  return follow;
};

/** Whether the content plays on a remote screen, which does not show elements over it. */
export const isElsewhere = (media: WebKitVideo): boolean =>
  media.webkitCurrentPlaybackTargetIsWireless === true ||
  (typeof media.remote === 'object' && media.remote.state === 'connected');

/** Where only the video element itself can be full screen (on phones), elements over it would be invisible. */
export const leaveOwnFullscreen = (media: WebKitVideo): void => {
  if (media.webkitDisplayingFullscreen === true) media.webkitExitFullscreen?.();
};

/** Moves picture-in-picture to the element that plays. If the browser refuses, the window keeps its content. */
export const swapPictureInPicture = (from: HTMLVideoElement, to: HTMLVideoElement): void => {
  // Where there is no picture in picture, the selector is an error.
  if (document.pictureInPictureEnabled && from.matches(':picture-in-picture'))
    to.requestPictureInPicture().catch(() => undefined);
};
