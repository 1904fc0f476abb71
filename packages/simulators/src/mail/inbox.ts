import type { FastifyInstance } from 'fastify';
import type { CaughtMail } from './caught-mail.js';
import { inboxPage, mailPage } from './inbox-page.js';

/** Scripts in a mail are blocked, and links open outside the frame. */
const MAIL_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation; default-src 'none'; style-src 'unsafe-inline'; img-src data:";
const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'";

/**
 * The pages of the inbox, and the same data as JSON.
 * @param mails newest first
 */
export const registerInbox = (
  app: FastifyInstance,
  mails: () => readonly CaughtMail[],
  clear: () => void,
): void => {
  const find = (id: string): CaughtMail | undefined => mails().find((mail) => mail.id === id);

  app.get('/', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', PAGE_POLICY)
      .send(inboxPage(mails())),
  );
  app.get<{ Params: { id: string } }>('/mails/:id', ({ params }, reply) => {
    const mail = find(params.id);
    if (mail === undefined) return reply.code(404).send({ message: 'There is no such mail.' });
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', PAGE_POLICY)
      .send(mailPage(mail));
  });
  app.get<{ Params: { id: string } }>('/mails/:id/html', ({ params }, reply) => {
    const mail = find(params.id);
    if (mail === undefined) return reply.code(404).send({ message: 'There is no such mail.' });
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', MAIL_POLICY)
      .send(mail.html.replace('<head>', '<head><base target="_top">'));
  });
  app.get('/api/mails', () => ({ mails: mails() }));
  app.delete('/api/mails', (_request, reply) => {
    clear();
    return reply.code(204).send();
  });
};
