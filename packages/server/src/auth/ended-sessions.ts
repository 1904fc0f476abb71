import type { Clock } from '../clock.js';
import type { OpenDatabase } from '../database/database.js';
import { EndedSessionsRepository } from './ended-sessions.repository.js';

/** @see migrations/0001-initial.sql */
const CHANNEL = 'footlight_ended_sessions';
/** Poll interval, which covers notifications missed while the listening connection was down. */
const LOOK_EVERY_MS = 30_000;

export interface EndedSessionsOptions {
  readonly database: Pick<OpenDatabase, 'db' | 'listen'>;
  readonly clock: Clock;
  /** Lifetime of access tokens and of media addresses, whichever is longer. */
  readonly lifeSeconds: number;
}

/**
 * Sessions and screens that ended so recently that their access tokens or media addresses may not have expired yet. Both
 * are verified without the database; with this list, which every process keeps in memory, their end takes effect before
 * they expire.
 */
export class EndedSessions {
  readonly #options: EndedSessionsOptions;
  /** Time by id of a session or a screen, in milliseconds since the epoch, from which the entry is no longer needed. */
  readonly #ended = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;

  constructor(options: EndedSessionsOptions) {
    this.#options = options;
  }

  has(id: string): boolean {
    return this.#ended.has(id);
  }

  async start(onError: (error: unknown) => void): Promise<void> {
    await this.#options.database.listen(CHANNEL, (id) => this.#note(id, this.#options.clock.now()));
    await this.#look();
    this.#timer = setInterval(() => void this.#look().catch(onError), LOOK_EVERY_MS).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #note(id: string, at: number): void {
    this.#ended.set(id, at + this.#options.lifeSeconds * 1_000);
    // Entries are in insertion order, oldest first.
    for (const [old, until] of this.#ended) {
      if (until > this.#options.clock.now()) break;
      this.#ended.delete(old);
    }
  }

  async #look(): Promise<void> {
    const after = new Date(this.#options.clock.now() - this.#options.lifeSeconds * 1_000);
    const rows = await new EndedSessionsRepository(this.#options.database.db).since(after);
    for (const { id, at } of rows) this.#note(id, at);
  }
}
