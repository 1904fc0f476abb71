import type { ViewerChange } from '@footlight/contract';
import type { Clock } from '../../../clock.js';
import type { OpenDatabase } from '../../../database/database.js';

/** Notified by database triggers. @see migrations/0001-initial.sql */
const VIEWER_CHANNEL = 'footlight_viewer';
/** Longer than a page takes between loading its lists and opening the stream. */
const RECENT_MS = 60_000;

type ViewerNotification = ViewerChange & { readonly viewer: string };

/** Notifies the listeners of this process about a viewer's changes made in any process. */
export class ViewerChanges {
  readonly #database: Pick<OpenDatabase, 'listen'>;
  readonly #clock: Pick<Clock, 'now'>;
  readonly #followers = new Map<string, Set<(change: ViewerChange) => void>>();
  #listening: Promise<void> | undefined;
  #listeningSince = 0;
  #count = 0;
  /** Time of each viewer's last change, oldest first. */
  readonly #recent = new Map<string, number>();

  constructor(database: Pick<OpenDatabase, 'listen'>, clock: Pick<Clock, 'now'>) {
    this.#database = database;
    this.#clock = clock;
  }

  /**
   * @param ids of the viewer: its profile and its account
   * @returns a function that unsubscribes
   */
  async follow(ids: readonly string[], send: (change: ViewerChange) => void): Promise<() => void> {
    this.#listening ??= this.#database
      .listen(VIEWER_CHANNEL, (payload) => this.#receive(payload))
      .then(() => {
        this.#listeningSince = this.#clock.now();
      })
      .catch((error: unknown) => {
        this.#listening = undefined;
        throw error;
      });
    await this.#listening;
    // Without a profile, both ids are the account's.
    const keys = [...new Set(ids)];
    for (const key of keys) this.#followers.set(key, (this.#followers.get(key) ?? new Set()).add(send));
    this.#count += 1;
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      this.#count -= 1;
      for (const key of keys) {
        const following = this.#followers.get(key);
        following?.delete(send);
        if (following?.size === 0) this.#followers.delete(key);
      }
    };
  }

  /**
   * Whether the viewer may have changed something within the last minute: a page that loads its lists before it opens
   * the stream misses such a change. Also true while this process has been listening for less than a minute.
   */
  mayHaveChanged(ids: readonly string[]): boolean {
    const since = this.#clock.now() - RECENT_MS;
    return this.#listeningSince > since || ids.some((id) => (this.#recent.get(id) ?? 0) > since);
  }

  listeners(): number {
    return this.#count;
  }

  #forgetOld(): void {
    for (const [viewer, at] of this.#recent) {
      if (at > this.#clock.now() - RECENT_MS) return;
      this.#recent.delete(viewer);
    }
  }

  #receive(payload: string): void {
    const { viewer, ...change } = JSON.parse(payload) as ViewerNotification;
    this.#recent.delete(viewer);
    this.#recent.set(viewer, this.#clock.now());
    this.#forgetOld();
    for (const send of this.#followers.get(viewer) ?? []) send(change);
  }
}
