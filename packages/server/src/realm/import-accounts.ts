import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { AVATARS, type LicencePeriod } from '@footlight/contract';
import { rateAt, type TaxRate } from '@footlight/domain';
import { eq, sql } from 'drizzle-orm';
import { hashSecret } from '../auth/passwords.js';
import type { Clock } from '../clock.js';
import type { Database } from '../database/database.js';
import { accounts, profiles } from '../database/schema/accounts.js';
import { licences, licencesHeld, type AgreedPrice } from '../database/schema/licences.js';
import { offers } from '../database/schema/offers.js';
import { AccountsFile } from './schemas/accounts-file.schemas.js';
import { readJsonFile } from './json-file.js';
import { roughPeriod } from './period.js';
import { RealmError } from './realm-error.js';

type Person = AccountsFile[number];
type PersonLicence = Person['licences'][number];

/** Password of accounts without one in the file. It is public. */
export const DEMO_PASSWORD = 'footlight-demo';

const DAY_MS = 86_400_000;
/** Days from the start of the service to the end of the pause of an imported account. */
const PAUSED_DAYS = 60;

const termOf = (state: PersonLicence['state'], now: number, periodMs: number) => {
  const ahead = new Date(now + periodMs);
  const behind = new Date(now - 10 * DAY_MS);
  switch (state) {
    case 'active':
      return { status: 'active', trial: false, paused: false, autoRenewing: true, expiresAt: ahead } as const;
    case 'trial':
      return { status: 'active', trial: true, paused: false, autoRenewing: true, expiresAt: ahead } as const;
    case 'paused':
      return {
        status: 'expired',
        trial: false,
        paused: true,
        autoRenewing: false,
        expiresAt: behind,
        resumesAt: new Date(now + PAUSED_DAYS * DAY_MS),
      } as const;
    case 'expired':
      return {
        status: 'expired',
        trial: false,
        paused: false,
        autoRenewing: false,
        expiresAt: behind,
      } as const;
  }
};

const addPerson = async (db: Database, person: Person, now: Date): Promise<string | undefined> => {
  const id = randomUUID();
  const secretHash = await hashSecret(person.password ?? DEMO_PASSWORD);
  const pins = await Promise.all(
    person.profiles.map(async ({ pin }) => (pin === undefined ? null : hashSecret(pin))),
  );
  const { email, name, role } = person;
  return db.transaction(async (tx) => {
    const added = await tx
      .insert(accounts)
      .values({ id, email: email.toLowerCase(), name, role, secretHash, language: null, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: accounts.id });
    if (added.length === 0) return undefined;
    await tx.insert(profiles).values(
      person.profiles.map((profile, position) => ({
        id: randomUUID(),
        accountId: id,
        name: profile.name,
        type: profile.type,
        pinHash: pins[position] ?? null,
        position,
        avatar: AVATARS[position % AVATARS.length] ?? AVATARS[0],
      })),
    );
    return id;
  });
};

const accountId = async (db: Database, email: string): Promise<string | undefined> => {
  const [row] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(sql`lower(${accounts.email})`, email.toLowerCase()));
  return row?.id;
};

type Agreed = Pick<
  typeof licencesHeld.$inferInsert,
  'period' | 'price' | 'periodPaidAmount' | 'periodStartedAt'
>;

/** Renewal price of the subscriptions of imported accounts: the first price of the licence, as if it had been paid. */
const agreed = async (
  db: Database,
  licence: typeof licences.$inferSelect | undefined,
  since: Date,
): Promise<Agreed> => {
  const [first] = licence?.prices ?? [];
  if (licence?.purchaseStrategy.type !== 'SUBSCRIPTION' || first === undefined) return {};
  const country = first.countries?.[0] ?? '';
  const rates = await db.select({ data: offers.data }).from(offers).where(eq(offers.kind, 'tax-rate'));
  const tax = rateAt(
    rates.map(({ data }) => data as TaxRate),
    { country, region: null },
    since.getTime(),
  );
  const { amount, currency, scale } = first;
  const price: AgreedPrice = {
    priceId: `price-${licence.id}-${currency.toLowerCase()}`,
    amount,
    currency,
    scale,
    taxRate: tax?.basisPoints ?? 0,
    taxInclusive: tax?.inclusive ?? true,
    reverseCharge: false,
    taxCountry: country,
    taxRegion: null,
    country,
  };
  const period = (licence.purchaseStrategy.subscriptionPeriod ?? 'P1M') as LicencePeriod;
  return { period, price, periodPaidAmount: amount, periodStartedAt: since };
};

/**
 * Adds the accounts' licences. Later starts only extend expired ones whose state is still active and auto-renewing, so
 * that a state changed by the viewer is kept.
 */
const holdLicences = async (db: Database, owner: string, person: Person, now: number): Promise<void> => {
  for (const { licenceId, state } of person.licences) {
    const [licence] = await db.select().from(licences).where(eq(licences.id, licenceId));
    const { trialPeriod, subscriptionPeriod, endsIn } = licence?.purchaseStrategy ?? {};
    const period = (state === 'trial' ? trialPeriod : undefined) ?? subscriptionPeriod ?? endsIn ?? 'P1M';
    const term = termOf(state, now, roughPeriod(period));
    await db
      .insert(licencesHeld)
      .values({
        id: `${owner}/${licenceId}`,
        accountId: owner,
        licenceId,
        ...term,
        purchasedAt: new Date(now - 20 * DAY_MS),
        ...(await agreed(db, licence, new Date(now - 20 * DAY_MS))),
      })
      .onConflictDoUpdate({
        target: licencesHeld.id,
        set: { expiresAt: term.expiresAt },
        setWhere: sql`${licencesHeld.status} = 'active' and ${licencesHeld.autoRenewing} and ${licencesHeld.expiresAt} < ${new Date(now).toISOString()}::timestamptz`,
      });
  }
};

const checkLicences = async (db: Database, file: string, people: AccountsFile): Promise<void> => {
  const known = (await db.select({ id: licences.id }).from(licences)).map(({ id }) => id);
  const issues = people.flatMap((person, index) =>
    person.licences.flatMap(({ licenceId }, place) =>
      known.includes(licenceId)
        ? []
        : [
            {
              field: `[${index}].licences[${place}].licenceId`,
              found: JSON.stringify(licenceId),
              allowed: `a licence of licences.json: ${known.join(', ')}`,
            },
          ],
    ),
  );
  if (issues.length > 0) throw new RealmError(file, issues);
};

/**
 * @throws {RealmError} naming each account that would have the demo password, which is documented publicly
 */
export const refuseDemoAccounts = (catalogueFolder: string): void => {
  const file = join(catalogueFolder, 'accounts.json');
  const people = readJsonFile(file, AccountsFile) ?? [];
  const issues = people.flatMap(({ password, email }, index) =>
    password === undefined
      ? [
          {
            field: `[${index}].password`,
            found: `nothing, for ${email}, who would have the password of the demo`,
            allowed:
              'a password of its own where HOST is beyond this machine, unless FOOTLIGHT_DEMO=1 is set',
          },
        ]
      : [],
  );
  if (issues.length > 0) throw new RealmError(file, issues);
};

/**
 * Creates the accounts of a catalogue that do not exist yet. Existing accounts keep the changes of their owners.
 * Requires the licences to be imported first.
 * @returns the email addresses of the accounts with the demo password
 * @throws {RealmError} for an invalid file or an unknown licence
 */
export const importAccounts = async (
  db: Database,
  catalogueFolder: string,
  clock: Clock,
): Promise<string[]> => {
  const file = join(catalogueFolder, 'accounts.json');
  const people = readJsonFile(file, AccountsFile) ?? [];
  await checkLicences(db, file, people);
  for (const person of people) {
    const known = await accountId(db, person.email);
    const owner = known ?? (await addPerson(db, person, new Date(clock.now())));
    if (owner !== undefined) await holdLicences(db, owner, person, clock.now());
  }
  return people.filter(({ password }) => password === undefined).map(({ email }) => email);
};
