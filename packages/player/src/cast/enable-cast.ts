import { REMOTE_REPLACED } from '../features/remote-screen.js';
import { CastRemote, type CastingElement } from './cast-remote.js';
import { requireOptions, type CastOptions } from './cast-options.js';

/** Google Cast of one player. */
export interface EnabledCast {
  /** Whether this browser casts; elsewhere nothing is offered. */
  readonly isSupported: boolean;
  /** Ends a connection, and offers none any more. */
  disable(): void;
}

/** Casting needs what Chromium connects to displays with, on pages of HTTPS. @see https://www.w3.org/TR/presentation-api/ */
const isSupported = (): boolean => 'PresentationRequest' in globalThis;

/**
 * Offers Google Cast in a player, in browsers that cast. Nothing is requested from Google before a viewer presses the
 * button.
 * @throws {TypeError} for an option that is none, and for an element that is no player
 */
export const enableCast = (element: CastingElement, options: CastOptions = {}): EnabledCast => {
  requireOptions(options);
  if (!((element as Partial<CastingElement>).media instanceof HTMLVideoElement))
    throw new TypeError(
      'enableCast takes a <footlight-player> that is defined: import the player first, and wait for it if it comes later.',
    );
  if (!isSupported()) return { isSupported: false, disable: () => undefined };
  const { media } = element;
  const remote = new CastRemote(element, options);
  Object.defineProperty(media, 'remote', { configurable: true, value: remote });
  media.dispatchEvent(new Event(REMOTE_REPLACED));
  return {
    isSupported: true,
    disable() {
      if (media.remote !== (remote as unknown)) return;
      remote.leave();
      Reflect.deleteProperty(media, 'remote');
      media.dispatchEvent(new Event(REMOTE_REPLACED));
    },
  };
};
