import { PlayerError } from '../../store/player-error.js';

/** Safari on iPhone: only the video element itself supports full screen. */
interface WebKitVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void;
  webkitExitFullscreen?: () => void;
  readonly webkitDisplayingFullscreen?: boolean;
}

/** Full screen for an element, or only for its video if the browser supports nothing else. */
export interface Fullscreen {
  isOn(): boolean;
  /** @throws {PlayerError} FULLSCREEN_REFUSED */
  enter(): Promise<void>;
  leave(): Promise<void>;
  /** Calls back whenever full screen is entered or left, including by the browser. */
  observe(listener: (on: boolean) => void, signal: AbortSignal): void;
}

const canFill = (box: HTMLElement): boolean => typeof box.requestFullscreen === 'function';

/** Whether the browser shows an element, or at least its video, in full screen. */
export const supportsFullscreen = (box: HTMLElement, video: WebKitVideo): boolean =>
  canFill(box) || video.webkitEnterFullscreen !== undefined;

/** @param boxOf the element for full screen; evaluated each time, because a page may change it */
export const createFullscreen = (boxOf: () => HTMLElement, video: WebKitVideo): Fullscreen => {
  const isOn = () => boxOf().matches(':fullscreen') || video.webkitDisplayingFullscreen === true;
  const canBox = canFill(boxOf());
  return {
    isOn,
    async enter() {
      try {
        if (canBox) await boxOf().requestFullscreen();
        else if (video.webkitEnterFullscreen === undefined)
          throw new PlayerError('UNSUPPORTED', 'This browser does not support full screen.');
        else video.webkitEnterFullscreen();
      } catch (cause) {
        throw new PlayerError('FULLSCREEN_REFUSED', 'The browser refused full screen.', { cause });
      }
    },
    async leave() {
      if (boxOf().matches(':fullscreen')) await document.exitFullscreen();
      else video.webkitExitFullscreen?.();
    },
    observe(listener, signal) {
      const notify = () => listener(isOn());
      document.addEventListener('fullscreenchange', notify, { signal });
      video.addEventListener('webkitbeginfullscreen', notify, { signal });
      video.addEventListener('webkitendfullscreen', notify, { signal });
    },
  };
};
