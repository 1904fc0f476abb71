import { addEventHandlers } from './event-handlers.js';

/** The event handlers that only media elements have. */
const HANDLERS = ['encrypted', 'waitingforkey', 'enterpictureinpicture', 'leavepictureinpicture'] as const;

/** The members of `<video>` that an element takes from the one within it; which they are depends on the browser. */
export interface VideoMembers extends Pick<
  HTMLVideoElement,
  | 'HAVE_CURRENT_DATA'
  | 'HAVE_ENOUGH_DATA'
  | 'HAVE_FUTURE_DATA'
  | 'HAVE_METADATA'
  | 'HAVE_NOTHING'
  | 'NETWORK_EMPTY'
  | 'NETWORK_IDLE'
  | 'NETWORK_LOADING'
  | 'NETWORK_NO_SOURCE'
  | 'buffered'
  | 'cancelVideoFrameCallback'
  | 'getVideoPlaybackQuality'
  | 'mediaKeys'
  | 'onencrypted'
  | 'onenterpictureinpicture'
  | 'onleavepictureinpicture'
  | 'onwaitingforkey'
  | 'played'
  | 'preservesPitch'
  | 'readyState'
  | 'remote'
  | 'requestVideoFrameCallback'
  | 'setMediaKeys'
  | 'setSinkId'
  | 'sinkId'
  | 'videoHeight'
  | 'videoWidth'
> {}

interface WithMedia extends HTMLElement {
  readonly media: HTMLVideoElement;
}

const forwarded = (name: string, descriptor: PropertyDescriptor): PropertyDescriptor => {
  const value: unknown = descriptor.value;
  const shape = { configurable: true, enumerable: true };
  if (typeof value === 'function')
    return {
      ...shape,
      writable: true,
      value(this: WithMedia, ...given: readonly unknown[]): unknown {
        return Reflect.apply(value as (...all: unknown[]) => unknown, this.media, given);
      },
    };
  // Constants.
  if (value !== undefined) return { ...shape, value };
  return {
    ...shape,
    get(this: WithMedia): unknown {
      return Reflect.get(this.media, name);
    },
    ...(descriptor.set === undefined
      ? {}
      : {
          set(this: WithMedia, assigned: unknown) {
            Reflect.set(this.media, name, assigned);
          },
        }),
  };
};

/**
 * Gives a class all members of the browser's media elements that it does not define itself, those of `media`; nothing
 * on a server.
 */
export const takeOverMembers = (prototype: WithMedia): void => {
  if (typeof HTMLVideoElement === 'undefined') return;
  addEventHandlers(prototype, HANDLERS);
  for (const native of [HTMLVideoElement.prototype, HTMLMediaElement.prototype])
    for (const [name, descriptor] of Object.entries(Object.getOwnPropertyDescriptors(native)))
      if (!(name in prototype)) Object.defineProperty(prototype, name, forwarded(name, descriptor));
};
