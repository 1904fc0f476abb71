import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { SMTPServer } from 'smtp-server';
import { readMail, type CaughtMail } from './caught-mail.js';
import { registerInbox } from './inbox.js';

export interface MailSinkOptions {
  /** Port of the inbox page; 0 selects a free one. */
  readonly port: number;
  /** Port of SMTP; 0 selects a free one. */
  readonly smtpPort: number;
}

const MOST_MAILS = 500;
const MAIL_BYTES_MAX = 1_000_000;
const WAIT_MS = 20_000;

const collected = async (stream: AsyncIterable<Buffer>): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
};

/**
 * A mail server that stores mails without delivering them, with a page to read them.
 * @see https://www.rfc-editor.org/rfc/rfc5321
 */
export const startMailSink = async ({ port, smtpPort }: MailSinkOptions) => {
  let mails: CaughtMail[] = [];
  let count = 0;
  let toRefuse = 0;
  const listeners = new Set<() => void>();

  const take = async (stream: AsyncIterable<Buffer>, to: readonly string[]): Promise<void> => {
    const source = await collected(stream);
    if (toRefuse > 0) {
      toRefuse -= 1;
      throw Object.assign(new Error('Try again later.'), { responseCode: 451 });
    }
    count += 1;
    const mail = await readMail(source, { id: String(count), to, receivedAt: new Date() });
    mails = [mail, ...mails].slice(0, MOST_MAILS);
    for (const listener of listeners) listener();
  };

  const smtp = new SMTPServer({
    // A self-signed certificate would rightly be rejected by clients.
    disabledCommands: ['STARTTLS', 'AUTH'],
    authOptional: true,
    size: MAIL_BYTES_MAX,
    logger: false,
    onData: (stream, session, callback) => {
      take(
        stream,
        session.envelope.rcptTo.map(({ address }) => address),
      ).then(
        () => callback(),
        (error: unknown) => callback(error instanceof Error ? error : new Error(String(error))),
      );
    },
  });
  // A client that disconnects early is not an error of the server.
  smtp.on('error', () => undefined);
  await new Promise<void>((resolve, reject) => {
    smtp.server.once('error', reject);
    smtp.listen(smtpPort, 'localhost', resolve);
  });

  const app = fastify({ forceCloseConnections: true });
  registerInbox(
    app,
    () => mails,
    () => {
      mails = [];
    },
  );
  await app.listen({ host: 'localhost', port });

  const portOf = (address: AddressInfo | string | null): number => (address as AddressInfo).port;
  return {
    /** The inbox page: `http://localhost:4641`. */
    origin: `http://localhost:${portOf(app.server.address())}`,
    /** `smtp://localhost:4642` */
    smtp: `smtp://localhost:${portOf(smtp.server.address())}`,
    /** Newest first. */
    mails: (): readonly CaughtMail[] => mails,
    /** The first mail, received or future, that `isWanted` accepts. @throws {Error} after `withinMs` */
    next: (isWanted: (mail: CaughtMail) => boolean, withinMs = WAIT_MS): Promise<CaughtMail> =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const found = mails.find(isWanted);
          if (found === undefined) return;
          clearTimeout(timer);
          listeners.delete(look);
          resolve(found);
        };
        const timer = setTimeout(() => {
          listeners.delete(look);
          reject(
            new Error(
              `No such mail within ${withinMs} ms; subjects: ${mails.map(({ subject }) => subject).join(', ')}`,
            ),
          );
        }, withinMs);
        listeners.add(look);
        look();
      }),
    /** Rejects the next `count` mails with a temporary error, like a server that lacks resources. */
    refuse: (number: number): void => {
      toRefuse = number;
    },
    clear: (): void => {
      mails = [];
    },
    stop: async (): Promise<void> => {
      await new Promise<void>((resolve) => smtp.close(resolve));
      await app.close();
    },
  };
};

export type MailSink = Awaited<ReturnType<typeof startMailSink>>;
