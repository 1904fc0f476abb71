import { createTransport } from 'nodemailer';
import type { MailSettings } from '../realm/schemas/mail.schemas.js';

/** A mail that is ready to be sent. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** The same for every attempt, so that a mail server can recognise duplicates. */
  readonly messageId: string;
}

const TIMEOUT_MS = 15_000;
const CONNECTIONS = 2;
const STARTTLS_PORT = 587;
const TLS_PORT = 465;

const THIS_MACHINE: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * @param server `smtp:` or `smtps:` URL, with user name and password if the server requires them
 * @see https://nodemailer.com/smtp/
 */
const connectionOf = (server: string) => {
  const { protocol, hostname, port, username, password } = new URL(server);
  const secure = protocol === 'smtps:';
  return {
    host: hostname.replace(/^\[(.*)\]$/u, '$1'),
    port: port === '' ? (secure ? TLS_PORT : STARTTLS_PORT) : Number(port),
    secure,
    requireTLS: !secure && !THIS_MACHINE.has(hostname),
    ...(username === ''
      ? {}
      : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
  };
};

/** Sends mails over SMTP with the settings of the realm file. */
export class MailTransport {
  readonly #sender;
  readonly #senderName;
  readonly #replyTo;
  readonly #realmName: string;
  readonly #transport;

  constructor({ server, sender, senderName, replyTo }: MailSettings, realmName: string) {
    this.#sender = sender;
    this.#senderName = senderName;
    this.#replyTo = replyTo;
    this.#realmName = realmName;
    this.#transport = createTransport({
      ...connectionOf(server),
      pool: true,
      maxConnections: CONNECTIONS,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      // Mails never embed files or external URLs.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  /** @throws {Error} when the mail server cannot be reached or refuses the mail */
  async send({ to, subject, html, text, messageId }: Mail): Promise<void> {
    await this.#transport.sendMail({
      from: { name: this.#senderName ?? this.#realmName, address: this.#sender },
      to: { name: '', address: to },
      ...(this.#replyTo === null ? {} : { replyTo: this.#replyTo }),
      subject,
      html,
      text,
      messageId,
      headers: {
        // https://www.rfc-editor.org/rfc/rfc3834#section-5 Suppresses automatic replies.
        'Auto-Submitted': 'auto-generated',
        'X-Auto-Response-Suppress': 'All',
      },
    });
  }

  close(): void {
    this.#transport.close();
  }
}
