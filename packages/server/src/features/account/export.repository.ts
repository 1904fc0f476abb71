import type { AccountExport } from '@footlight/contract';
import { and, asc, count, desc, eq, getTableColumns, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../database/database.js';
import { Repository } from '../../database/repository.js';
import {
  accounts,
  auditLog,
  consentAnswers,
  preferences,
  profiles,
  tokenFamilies,
} from '../../database/schema/accounts.js';
import { passkeys, recoveryCodes, secondFactors } from '../../database/schema/factors.js';
import { favouriteChannels } from '../../database/schema/content-guide.js';
import { favourites } from '../../database/schema/favourites.js';
import { licencesHeld } from '../../database/schema/licences.js';
import { confirmedEmails } from '../../database/schema/mails.js';
import { signInEvents } from '../../database/schema/providers.js';
import { reviews } from '../../database/schema/reviews.js';
import { watchProgress } from '../../database/schema/watching.js';
import { watchlistItems, watchlists } from '../../database/schema/watchlists.js';
import { exportedPayments } from './exported-payments.repository.js';
import { detailsOf } from './details.service.js';

type Parts = Omit<AccountExport, 'exportedAt' | 'linkedProviders'>;

const contentOf = async (db: Database, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : await db
        .select()
        .from(watchlistItems)
        .where(inArray(watchlistItems.watchlistId, [...ids]))
        .orderBy(asc(watchlistItems.position));

const listsOf = async (db: Database, accountId: string): Promise<AccountExport['watchlists']> => {
  const lists = await db
    .select()
    .from(watchlists)
    .where(and(eq(watchlists.accountId, accountId), isNull(watchlists.deletedAt)));
  const content = await contentOf(
    db,
    lists.map(({ id }) => id),
  );
  return lists.map(({ id, ownerId, name }) => ({
    profileId: ownerId,
    name,
    content: content
      .filter(({ watchlistId }) => watchlistId === id)
      .map(({ contentType, contentId, addedAt }) => ({
        contentType,
        contentId,
        addedAt: addedAt.toISOString(),
      })),
  }));
};

const sessionsOf = async (db: Database, accountId: string): Promise<AccountExport['sessions']> => {
  const rows = await db
    .select()
    .from(tokenFamilies)
    .where(eq(tokenFamilies.accountId, accountId))
    .orderBy(desc(tokenFamilies.seenAt), desc(tokenFamilies.id));
  return rows
    .filter(({ impersonatorId }) => impersonatorId === null)
    .map(({ id, name, device, browser, system, country, profileId, createdAt, seenAt }) => ({
      id,
      name,
      device,
      browser,
      system,
      country,
      profile: profileId,
      signedInAt: createdAt.toISOString(),
      seenAt: seenAt.toISOString(),
    }));
};

const signInsOf = async (db: Database, accountId: string): Promise<AccountExport['signIns']> => {
  const rows = await db
    .select()
    .from(signInEvents)
    .where(eq(signInEvents.accountId, accountId))
    .orderBy(desc(signInEvents.sequence));
  return rows.map(({ sequence: _sequence, accountId: _account, at, ...event }) =>
    Object.assign(event, { at: at.toISOString() }),
  );
};

/** The account's second factor and passkeys, without secrets, keys or codes. */
const factorsOf = async (
  db: Database,
  accountId: string,
): Promise<Pick<AccountExport, 'secondFactor' | 'passkeys'>> => {
  const [factor] = await db.select().from(secondFactors).where(eq(secondFactors.accountId, accountId));
  const [codes] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.accountId, accountId));
  const keys = await db
    .select()
    .from(passkeys)
    .where(eq(passkeys.accountId, accountId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
  const confirmedAt = factor?.confirmedAt ?? null;
  return {
    secondFactor:
      confirmedAt === null
        ? null
        : { confirmedAt: confirmedAt.toISOString(), recoveryCodesLeft: codes?.left ?? 0 },
    passkeys: keys.map(({ name, createdAt, lastUsedAt }) => ({
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
  };
};

export class ExportRepository extends Repository {
  /**
   * Everything stored about one account, read in one transaction for a consistent snapshot; undefined if the account does
   * not exist. It reads the tables of all features directly.
   */
  read(accountId: string): Promise<Parts | undefined> {
    return this.db.transaction(async (tx) => {
      const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId));
      if (account === undefined) return undefined;
      const { accountId: _account, viewerId: profileId, ...choices } = getTableColumns(preferences);
      const chosen = await tx
        .select({ profileId, ...choices })
        .from(preferences)
        .where(eq(preferences.accountId, accountId));
      const people = await tx
        .select()
        .from(profiles)
        .where(eq(profiles.accountId, accountId))
        .orderBy(asc(profiles.position));
      const answers = await tx
        .select()
        .from(consentAnswers)
        .where(eq(consentAnswers.accountId, accountId))
        .orderBy(desc(consentAnswers.sequence));
      const channels = await tx
        .select()
        .from(favouriteChannels)
        .where(eq(favouriteChannels.accountId, accountId));
      const liked = await tx.select().from(favourites).where(eq(favourites.accountId, accountId));
      const watched = await tx.select().from(watchProgress).where(eq(watchProgress.accountId, accountId));
      const writtenReviews = await tx.select().from(reviews).where(eq(reviews.accountId, accountId));
      const heldLicences = await tx.select().from(licencesHeld).where(eq(licencesHeld.accountId, accountId));
      const factors = await factorsOf(tx, accountId);
      const addresses = await tx
        .select()
        .from(confirmedEmails)
        .where(eq(confirmedEmails.accountId, accountId));
      const log = await tx
        .select()
        .from(auditLog)
        .where(eq(auditLog.accountId, accountId))
        .orderBy(desc(auditLog.sequence));
      return {
        account: detailsOf(account),
        profiles: people.map(({ id, name, type, avatar }) => ({ id, name, type, avatar })),
        consents: answers.map(({ fieldName, answer, answeredAt }) => ({
          fieldName,
          answer,
          answeredAt: answeredAt.toISOString(),
        })),
        preferences: chosen,
        favourites: liked.map(({ vodId, addedAt }) => ({ vodId, addedAt: addedAt.toISOString() })),
        favouriteChannels: channels.map(({ channelId, addedAt }) => ({
          channelId,
          addedAt: addedAt.toISOString(),
        })),
        watchlists: await listsOf(tx, accountId),
        history: watched.map(({ viewerId, vodId, position, duration, watchedAt }) => ({
          profileId: viewerId,
          vodId,
          position,
          duration,
          watchedAt: watchedAt.toISOString(),
        })),
        reviews: writtenReviews.map(({ viewerId, vodId, rating, title, text, postedAt }) => ({
          profileId: viewerId ?? accountId,
          vodId,
          rating,
          title,
          text,
          postedAt: postedAt.toISOString(),
        })),
        licences: heldLicences.map(({ licenceId, status, purchasedAt, expiresAt }) => ({
          licenceId,
          status,
          purchasedAt: purchasedAt.toISOString(),
          expiresAt: expiresAt?.toISOString() ?? null,
        })),
        ...(await exportedPayments(tx, accountId)),
        ...factors,
        confirmedEmails: addresses.map(({ email, confirmedAt }) => ({
          email,
          confirmedAt: confirmedAt.toISOString(),
        })),
        sessions: await sessionsOf(tx, accountId),
        signIns: await signInsOf(tx, accountId),
        log: log.map(({ at, action }) => ({ at: at.toISOString(), action })),
      };
    });
  }
}
