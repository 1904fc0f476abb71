import { startMailSink, type CaughtMail, type MailSink } from '@footlight/simulators';
import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from '../src/database/database.js';
import type { MovingClock } from '@footlight/packager/testing/moving-clock';
import { createTestApplication } from './test-application.js';
import { createTestRealm } from './test-realm.js';

export interface MailApplication {
  readonly app: FastifyInstance;
  readonly clock: MovingClock;
  readonly sink: MailSink;
  /** The next mail to an address whose subject matches. */
  mailTo(address: string, subject: RegExp): Promise<CaughtMail>;
  /** The token of the link in a mail. */
  tokenIn(mail: CaughtMail): string;
  stop(): Promise<void>;
}

/** The real application with a mail server that stores the mails it receives. */
export const createMailApplication = async (
  database: OpenDatabase,
  settings: Readonly<Record<string, unknown>> = {},
): Promise<MailApplication> => {
  const sink = await startMailSink({ port: 0, smtpPort: 0 });
  const { signIn = {}, ...others } = settings as { readonly signIn?: object };
  const realm = createTestRealm({
    languages: ['en', 'es', 'pt', 'ar'],
    mail: { server: sink.smtp, sender: 'no-reply@footlight.example' },
    signIn: {
      attemptsPerMinute: 10_000,
      magicLink: true,
      passwordReset: true,
      emailConfirmation: true,
      ...signIn,
    },
    ...others,
  });
  const { app, clock } = await createTestApplication(database, { realm });
  return {
    app,
    clock,
    sink,
    mailTo: (address, subject) =>
      sink.next((mail) => mail.to.includes(address) && subject.test(mail.subject)),
    tokenIn: ({ text }) => {
      const token = /[?&]token=([\w-]+)/u.exec(text)?.[1];
      if (token === undefined) throw new Error(`The mail has no link with a token: ${text}`);
      return token;
    },
    stop: async () => {
      await app.close();
      await sink.stop();
    },
  };
};
