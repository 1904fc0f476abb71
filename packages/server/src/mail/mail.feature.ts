import type { FeatureTools } from '../feature-tools.js';
import type { Feature, Handlers } from '../feature.js';
import type { Log } from '../log.js';
import { MailTransport } from './mail-transport.js';
import { MAIL_KINDS, OutboxRepository } from './outbox.repository.js';
import { type MailWriters, Outbox } from './outbox.js';

type AnyHandler = (request: never) => Promise<unknown>;

/** Wraps handlers so that the outbox sends the mails that they queued as soon as they have completed. */
const sendingAfter = (handlers: Handlers, outbox: Outbox): Handlers =>
  Object.fromEntries(
    Object.entries(handlers).map(([name, handler]) => [
      name,
      async (request: never) => {
        const response: unknown = await (handler as AnyHandler)(request);
        outbox.wake();
        return response;
      },
    ]),
  );

/** The writers of all features. @throws {Error} if no feature writes a kind of mail */
const allWriters = (features: readonly Feature[]): MailWriters => {
  const writers = new Map(features.flatMap(({ mails = {} }) => Object.entries(mails)));
  const missing = MAIL_KINDS.filter((kind) => !writers.has(kind));
  if (missing.length > 0) throw new Error(`No feature writes the mails ${missing.join(', ')}.`);
  return Object.fromEntries(writers);
};

/**
 * Adds the outbox, which sends the mails of all features, and lets those that queue mails send them at once.
 * @returns the features unchanged if the realm has no mail settings
 */
export const createMailFeature = (
  features: readonly Feature[],
  {
    realm,
    db,
    clock,
    metrics,
    log,
  }: Pick<FeatureTools, 'realm' | 'db' | 'clock' | 'metrics'> & { readonly log: Log },
): readonly Feature[] => {
  if (realm.mail === null) return features;
  const outbox = new Outbox({
    repository: new OutboxRepository(db),
    transport: new MailTransport(realm.mail, realm.name),
    writers: allWriters(features),
    clock,
    metrics,
    domain: realm.mail.sender.replace(/^.*@/u, ''),
    log,
  });
  return [
    ...features.map((feature) =>
      feature.mails === undefined || feature.handlers === undefined
        ? feature
        : { ...feature, handlers: sendingAfter(feature.handlers, outbox) },
    ),
    {
      register: (app) => {
        app.addHook('onClose', () => outbox.close());
      },
      jobs: [outbox.job],
    },
  ];
};
