import type { FootlightPlayer } from '@footlight/player';

/** The elements that the checks of the media element are made with: the player, and `<video>` for comparison. */
export type MediaTag = 'footlight-player' | 'video';

/** Types of media events. */
type Names = readonly string[];

/** What the checks use in the page. */
export interface MediaTools {
  /** Relative address of a film of 92.16 s with a picture of 320 × 180. */
  readonly film: string;
  /** Creates an element in the page, muted. */
  make(properties?: object, children?: string): FootlightPlayer;
  /** The events of these types that are dispatched from now on. */
  listen(target: EventTarget, names: Names): string[];
  /** Polls until it holds. @returns whether it does within 60 s */
  until(holds: () => unknown): Promise<boolean>;
  /** The name of what is thrown; `none` if nothing is. */
  thrown(run: () => unknown): string;
  /** The name of the error of a promise; `none` if it resolves. */
  rejected(work: Promise<unknown>): Promise<string>;
}

/** Puts the tools into the page; it is sent as text. */
export const installTools = (_page: unknown, tag: MediaTag): void => {
  const nameOf = (error: unknown): string => (error as Error).name;
  const tools: MediaTools = {
    film: 'lantern-coast/v180.mp4',
    make(properties = {}, children = '') {
      const element = document.createElement(tag) as FootlightPlayer;
      element.innerHTML = children;
      Object.assign(element, tag === 'video' ? { muted: true } : { muted: true, storage: null }, properties);
      document.querySelector('main')?.replaceChildren(element);
      return element;
    },
    listen(target, names) {
      const received: string[] = [];
      for (const name of names) target.addEventListener(name, () => received.push(name));
      return received;
    },
    async until(holds) {
      for (const end = performance.now() + 60_000; performance.now() < end;) {
        if (holds()) return true;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      return false;
    },
    thrown(run) {
      try {
        run();
        return 'none';
      } catch (error) {
        return nameOf(error);
      }
    },
    rejected: (work) => work.then(() => 'none', nameOf),
  };
  Reflect.set(globalThis, 'mediaTools', tools);
};

/** A check, written from the standard: what it does in the page, and the result. It is sent as text. */
export interface MediaCheck {
  readonly name: string;
  readonly result: unknown;
  /** False where a `<video>` of one of the browsers differs. */
  readonly native?: false;
  readonly run: () => unknown;
}
