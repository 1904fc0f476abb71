import { startMailSink, type MailSink } from '@footlight/simulators';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/database.js';
import { Metrics } from '../http/operation/metrics.js';
import { createMovingClock } from '@footlight/packager/testing/moving-clock';
import { quietLog } from '../../testing/quiet-log.js';
import { openTestDatabase } from '../../testing/test-database.js';
import type { MailDocument } from './mail-document.js';
import { MailTransport } from './mail-transport.js';
import { OutboxRepository } from './outbox.repository.js';
import { Outbox } from './outbox.js';

const MINUTE_MS = 60_000;

const DOCUMENT: MailDocument = {
  language: 'en',
  subject: 'A <subject>',
  heading: 'Heading',
  paragraphs: ['Words & <script>alert(1)</script>'],
  button: { label: 'Go', href: 'https://tv.example/?a=1&b=2', inFull: 'In full:' },
  notes: ['A note'],
  footer: 'Sent by us',
  product: 'Footlight',
};

describe('the outbox', () => {
  let database: OpenDatabase;
  let sink: MailSink;
  beforeAll(async () => {
    database = await openTestDatabase();
    sink = await startMailSink({ port: 0, smtpPort: 0 });
  });
  afterAll(async () => {
    await sink.stop();
    await database.close();
  });
  beforeEach(async () => {
    sink.clear();
    await database.db.execute('delete from mail_outbox');
  });

  const post = (at: number) =>
    new OutboxRepository(database.db).put(
      [{ kind: 'password-changed', recipient: 'nadia@example.org', language: 'en' }],
      new Date(at),
    );
  const waiting = async () => (await database.db.execute('select attempts from mail_outbox')).rows;

  const createParts = (server = sink.smtp) => {
    const clock = createMovingClock();
    const write = () => Promise.resolve(DOCUMENT);
    const metrics = new Metrics();
    const transport = new MailTransport(
      { server, sender: 'no-reply@footlight.example', senderName: null, replyTo: null },
      'Footlight',
    );
    const outbox = () =>
      new Outbox({
        repository: new OutboxRepository(database.db),
        transport,
        writers: { 'password-changed': write, 'security-changed': () => Promise.resolve(null) },
        clock,
        metrics,
        domain: 'footlight.example',
        log: quietLog,
      });
    return { clock, metrics, outbox, transport };
  };

  it('sends a mail as HTML and text, with escaped text and addresses', async () => {
    const { clock, outbox, transport } = createParts();
    await post(clock.now());
    await outbox().deliver();
    const mail = await sink.next(() => true);
    expect(mail).toMatchObject({ subject: 'A <subject>', from: 'no-reply@footlight.example' });
    expect(mail.html).not.toContain('<script>');
    expect(mail.html).toContain('href="https://tv.example/?a=1&amp;b=2"');
    expect(mail.text).toContain('Go:\nhttps://tv.example/?a=1&b=2');
    expect(await waiting()).toEqual([]);
    transport.close();
  });

  it('retries later and doubles the delay each time (MAIL-2)', async () => {
    const { clock, metrics, outbox, transport } = createParts();
    await post(clock.now());
    sink.refuse(2);
    await outbox().deliver();
    expect(await waiting()).toEqual([{ attempts: 1 }]);
    clock.advance(MINUTE_MS - 1);
    await outbox().deliver();
    expect(await waiting()).toEqual([{ attempts: 1 }]);
    clock.advance(1);
    await outbox().deliver();
    expect(await waiting()).toEqual([{ attempts: 2 }]);
    clock.advance(MINUTE_MS);
    await outbox().deliver();
    expect(sink.mails()).toEqual([]);
    clock.advance(MINUTE_MS);
    await outbox().deliver();
    expect(sink.mails()).toHaveLength(1);
    expect(await waiting()).toEqual([]);
    expect(await metrics.text()).toContain(
      'footlight_mails_total{kind="password-changed",result="delayed"} 2',
    );
    transport.close();
  });

  it('gives up after ten attempts', async () => {
    // Nothing listens on the port of a stopped server.
    const stoppedSink = await startMailSink({ port: 0, smtpPort: 0 });
    await stoppedSink.stop();
    const { clock, metrics, outbox, transport } = createParts(stoppedSink.smtp);
    await post(clock.now());
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await outbox().deliver();
      clock.advance(MINUTE_MS * 2 ** attempt);
    }
    expect(await waiting()).toEqual([]);
    expect(await metrics.text()).toContain('result="given-up"} 1');
    transport.close();
  });

  it('sends each mail once if several processes deliver at the same time (MAIL-3)', async () => {
    const { clock, outbox, transport } = createParts();
    for (let count = 0; count < 5; count += 1) await post(clock.now());
    await Promise.all([outbox().deliver(), outbox().deliver(), outbox().deliver()]);
    expect(sink.mails()).toHaveLength(5);
    transport.close();
  });

  it('drops a mail whose writer returns null', async () => {
    const { clock, outbox, transport } = createParts();
    await new OutboxRepository(database.db).put(
      [{ kind: 'security-changed', recipient: 'nobody@example.org', language: 'en' }],
      new Date(clock.now()),
    );
    await outbox().deliver();
    expect(sink.mails()).toEqual([]);
    expect(await waiting()).toEqual([]);
    transport.close();
  });
});
