import type { Clock } from '../clock.js';
import type { Metrics } from '../http/operation/metrics.js';
import type { Job } from '../jobs/job.js';
import type { Log } from '../log.js';
import { drawMail, type MailDocument } from './mail-document.js';
import type { MailTransport } from './mail-transport.js';
import type { MailKind, OutboxRepository, WaitingMail } from './outbox.repository.js';

/**
 * Writes a queued mail. Links are created here, at the time of sending, so that the outbox contains none.
 * @returns null if there is no recipient
 */
export type WriteMail = (mail: WaitingMail) => Promise<MailDocument | null>;

/** The writers of mails by kind. */
export type MailWriters = Readonly<Partial<Record<MailKind, WriteMail>>>;

export interface OutboxOptions {
  readonly repository: OutboxRepository;
  readonly transport: MailTransport;
  readonly writers: MailWriters;
  readonly clock: Clock;
  readonly metrics: Metrics;
  /** Domain of the message ids. */
  readonly domain: string;
  readonly log: Log;
}

const BATCH = 20;
const POLL_MS = 15_000;
const MINUTE_MS = 60_000;
/** Longer than the timeouts of the mail server. */
const LEASE_MS = 5 * MINUTE_MS;
/** With delays that double from one minute, a mail is abandoned after about eight hours. */
const ATTEMPTS_MAX = 10;

/** Error codes only, because messages of a mail server may quote the address or the mail. */
const reasonOf = (error: unknown): object => {
  const { code, responseCode, command } = error as {
    readonly code?: unknown;
    readonly responseCode?: unknown;
    readonly command?: unknown;
  };
  return { code, responseCode, command };
};

const isFinal = (error: unknown): boolean => {
  const { responseCode } = error as { readonly responseCode?: unknown };
  return typeof responseCode === 'number' && responseCode >= 500;
};

/**
 * Sends the mails of the outbox, each at least once.
 * @see docs/rules/mails.md MAIL-2, MAIL-3
 */
export class Outbox {
  readonly #options: OutboxOptions;
  #running: Promise<void> | undefined;
  #again = false;
  #closed = false;
  /** Aborted when the service stops; mails that were not sent are sent by another process, or by the next one. */
  #stopping: AbortSignal | undefined;
  /** Sends mails that are due again, or that a process added before it ended. */
  readonly job: Job;

  constructor(options: OutboxOptions) {
    this.#options = options;
    this.job = {
      name: 'mail.send',
      everyMs: POLL_MS,
      // Each process sends other mails, which it leases one by one.
      inEveryProcess: true,
      run: async (_log, signal) => {
        this.#stopping = signal;
        this.wake();
        await this.#running;
      },
    };
  }

  /** Sends the mails that are due; failures are logged. */
  async deliver(): Promise<void> {
    const now = this.#options.clock.now();
    const due = await this.#options.repository.claim(new Date(now), new Date(now + LEASE_MS), BATCH);
    for (const waiting of due) {
      if (this.#isEnding()) return;
      await this.#sendOrKeep(waiting);
    }
    if (due.length === BATCH && !this.#isEnding()) await this.deliver();
  }

  /** Starts sending mails that were just added. */
  wake(): void {
    this.#again = true;
    if (this.#running !== undefined || this.#isEnding()) return;
    const run = async (): Promise<void> => {
      this.#again = false;
      await this.deliver();
      if (this.#again && !this.#isEnding()) await run();
    };
    this.#running = run()
      .catch((error: unknown) => this.#options.log.error({ err: error }, 'the outbox could not be read'))
      .finally(() => {
        this.#running = undefined;
      });
  }

  /** Waits for the delivery in progress. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#running;
    this.#options.transport.close();
  }

  #isEnding(): boolean {
    return this.#closed || this.#stopping?.aborted === true;
  }

  async #send(waiting: WaitingMail): Promise<void> {
    const write = this.#options.writers[waiting.kind as MailKind];
    const document = await write?.(waiting);
    if (document !== undefined && document !== null) {
      await this.#options.transport.send({
        to: waiting.recipient,
        subject: document.subject,
        ...drawMail(document),
        messageId: `<${waiting.id}@${this.#options.domain}>`,
      });
      this.#options.metrics.count('footlight_mails_total', { kind: waiting.kind, result: 'sent' });
    }
    await this.#options.repository.remove(waiting.id);
  }

  async #sendOrKeep(waiting: WaitingMail): Promise<void> {
    const { id, kind, attempts } = waiting;
    try {
      await this.#send(waiting);
    } catch (error) {
      const details = { mail: id, kind, attempt: attempts, ...reasonOf(error) };
      if (isFinal(error) || attempts >= ATTEMPTS_MAX) {
        this.#options.metrics.count('footlight_mails_total', { kind, result: 'given-up' });
        this.#options.log.error(details, 'a mail could not be sent and was given up');
        await this.#options.repository.remove(id);
        return;
      }
      this.#options.metrics.count('footlight_mails_total', { kind, result: 'delayed' });
      this.#options.log.warn(details, 'a mail could not be sent and is tried again later');
      await this.#options.repository.retryAt(
        id,
        new Date(this.#options.clock.now() + MINUTE_MS * 2 ** (attempts - 1)),
      );
    }
  }
}
