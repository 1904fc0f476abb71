import type { Protection } from '../media/drm/protection.js';
import type { CastLoadRequest } from './cast-api.js';
import type { CastVideo } from './load-request.js';

/** What a receiver is about to play. */
export interface CastSource extends CastVideo {
  /** Absolute address, as this browser requests it. */
  readonly url: string;
  readonly protocol: 'HLS' | 'DASH' | 'FILE';
  /** Null for what is not protected. */
  readonly drm: Protection | null;
}

export interface CastOptions {
  /** Id of the receiver; by default that of Google’s default media receiver, which plays what is not protected. */
  readonly receiverApplicationId?: string;
  /**
   * The address for the receiver, where it needs another one than this browser, such as one that is signed for longer.
   * Relative addresses are those of the page.
   */
  readonly contentUrl?: (source: CastSource) => string;
  /**
   * Changes the request before it is sent, such as its `credentials` or `customData`, which a receiver of your own
   * reads. May return another one.
   * @see https://developers.google.com/cast/docs/reference/web_sender/chrome.cast.media.LoadRequest
   */
  readonly loadRequest?: (
    request: CastLoadRequest,
    source: CastSource,
  ) => CastLoadRequest | void | Promise<CastLoadRequest | void>;
  /** Address of Google’s sender. */
  readonly senderUrl?: string;
  /** Nonce for that script; by default that of the page’s scripts. */
  readonly nonce?: string;
  /** Called when a connection could not be made, or the receiver could not play the video. */
  readonly onError?: (error: Error) => void;
}

export const SENDER_URL = 'https://www.gstatic.com/cv/js/sender/v1/cast_sender.js?loadCastFramework=1';

const APPLICATION_ID = /^[0-9A-Fa-f]{8}$/u;

/** @throws {TypeError} for an option that is none */
export const requireOptions = ({ receiverApplicationId, senderUrl }: CastOptions): void => {
  if (receiverApplicationId !== undefined && !APPLICATION_ID.test(receiverApplicationId))
    throw new TypeError(
      `receiverApplicationId must be 8 hexadecimal digits, such as CC1AD845, not ${JSON.stringify(receiverApplicationId)}.`,
    );
  if (senderUrl !== undefined && !URL.canParse(senderUrl, document.baseURI))
    throw new TypeError(`senderUrl must be an address, not ${JSON.stringify(senderUrl)}.`);
};
