/** Safari's own words for what other browsers say by the standard. */
interface WebKitVideo extends HTMLVideoElement {
  readonly webkitDisplayingFullscreen?: boolean;
  readonly webkitCurrentPlaybackTargetIsWireless?: boolean;
  webkitExitFullscreen?: () => void;
}

/** The element that advertisements play in: beside the content's, whose buffer and place stay as they are. */
export const adPicture = (): HTMLVideoElement => {
  const picture = document.createElement('video');
  picture.playsInline = true;
  picture.preload = 'auto';
  picture.disableRemotePlayback = true;
  picture.setAttribute('part', 'ad-media');
  return picture;
};

/**
 * An advertisement is as loud as the content around it.
 * @returns makes it so at once, for when the event of a change is still to come
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

/** Whether the content plays on another screen, which an element beside it cannot reach. */
export const isElsewhere = (media: WebKitVideo): boolean =>
  media.webkitCurrentPlaybackTargetIsWireless === true ||
  (typeof media.remote === 'object' && media.remote.state === 'connected');

/** Where only the video itself fills the screen (telephones), nothing beside it would be seen. */
export const leaveOwnFullscreen = (media: WebKitVideo): void => {
  if (media.webkitDisplayingFullscreen === true) media.webkitExitFullscreen?.();
};

/** The small window shows what plays; a browser that refuses keeps showing what it showed. */
export const swapPictureInPicture = (from: HTMLVideoElement, to: HTMLVideoElement): void => {
  if (document.pictureInPictureElement !== null && from.matches(':picture-in-picture'))
    to.requestPictureInPicture().catch(() => undefined);
};
