import { createConnection } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startMailSink, type MailSink } from './start-mail-sink.js';

let sink: MailSink;
beforeAll(async () => {
  sink = await startMailSink({ port: 0, smtpPort: 0 });
});
afterAll(() => sink.stop());

const MESSAGE = [
  'From: Footlight <no-reply@footlight.example>',
  'To: nadia@example.org',
  'Subject: =?utf-8?Q?Caf=C3=A9_<b>?=',
  'MIME-Version: 1.0',
  'Content-Type: multipart/alternative; boundary=part',
  '',
  '--part',
  'Content-Type: text/plain; charset=utf-8',
  '',
  'Words',
  '--part',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<html><head></head><body><a href="https://footlight.example/">Words</a></body></html>',
  '--part--',
];

/** Sends raw SMTP, because a client library would hide protocol errors. @returns the codes of all responses */
const send = async (lines: readonly string[]): Promise<number[]> => {
  const socket = createConnection({ host: 'localhost', port: Number(new URL(sink.smtp).port) });
  const codes: number[] = [];
  const commands = [
    'EHLO test',
    'MAIL FROM:<no-reply@footlight.example>',
    'RCPT TO:<nadia@example.org>',
    'DATA',
    `${lines.join('\r\n')}\r\n.`,
    'QUIT',
  ];
  socket.setEncoding('utf8');
  socket.on('data', (text: string) => {
    const last = text.trimEnd().split('\r\n').at(-1) ?? '';
    if (!/^\d{3} /u.test(last)) return;
    codes.push(Number(last.slice(0, 3)));
    const command = commands.shift();
    if (command !== undefined) socket.write(`${command}\r\n`);
  });
  await once(socket, 'close');
  return codes;
};

it('receives a mail over SMTP and shows it in the inbox', async () => {
  expect(await send(MESSAGE)).toEqual([220, 250, 250, 250, 354, 250, 221]);
  const mail = await sink.next(({ to }) => to.includes('nadia@example.org'));
  expect(mail).toMatchObject({ from: 'no-reply@footlight.example', subject: 'Café <b>' });
  expect(mail.text.trim()).toBe('Words');

  const inbox = await (await fetch(sink.origin)).text();
  expect(inbox).toContain('simulator');
  expect(inbox).toContain('Café &lt;b&gt;');
  const shown = await fetch(`${sink.origin}/mails/${mail.id}/html`);
  expect(shown.headers.get('content-security-policy')).toContain('sandbox');
  expect(await shown.text()).toContain('https://footlight.example/');
  expect((await fetch(`${sink.origin}/mails/none`)).status).toBe(404);
});

it('refuses as many mails as requested, like a busy server', async () => {
  sink.clear();
  sink.refuse(1);
  expect(await send(MESSAGE)).toContain(451);
  expect(sink.mails()).toEqual([]);
  await send(MESSAGE);
  expect(sink.mails()).toHaveLength(1);
});
