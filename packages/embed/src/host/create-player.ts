import type { isRpcError } from '../protocol/errors.js';
import { frameAddress, type FrameAddress } from './frame-address.js';
import { createFrame, mendFrame } from './player-frame.js';
import type { RemotePlayerOptions } from './remote-options.js';
import { RemotePlayer } from './remote-player.js';

/** Options for a frame that the page created itself. */
export type AdoptOptions = RemotePlayerOptions;

/** Options for a frame that `createPlayer` creates. */
export interface CreateOptions extends RemotePlayerOptions, FrameAddress {
  readonly origin: string;
  /** The frame's accessible name. */
  readonly title?: string;
}

const DEFAULT_TITLE = 'Footlight';

const resolveTarget = (target: string | Element): Element => {
  const element = typeof target === 'string' ? document.querySelector(target) : target;
  if (element === null)
    throw new TypeError(`createPlayer: nothing in the page matches ${JSON.stringify(target)}.`);
  return element;
};

/**
 * Creates a remote player, in a new frame inside `target`, or in `target` itself when it is a frame.
 * @throws {TypeError} when the target is not in the page, the origin is none, or no id is given for a new frame.
 */
export function createPlayer(target: HTMLIFrameElement, options: AdoptOptions): RemotePlayer;
export function createPlayer(target: string | Element, options: CreateOptions): RemotePlayer;
export function createPlayer(target: string | Element, options: AdoptOptions | CreateOptions): RemotePlayer {
  const element = resolveTarget(target);
  if (element instanceof HTMLIFrameElement) {
    mendFrame(element);
    return new RemotePlayer(element, options);
  }
  if (!('id' in options)) throw new TypeError('createPlayer: an id is required to create a frame.');
  const frame = createFrame(frameAddress(options), options.title ?? DEFAULT_TITLE);
  element.append(frame);
  return new RemotePlayer(frame, options);
}

declare global {
  /** What the scripts of the SDK add to `globalThis.Footlight`; each adds its part. */
  interface FootlightGlobal {
    readonly createPlayer: typeof createPlayer;
    readonly isRpcError: typeof isRpcError;
  }
  var Footlight: FootlightGlobal;
}
