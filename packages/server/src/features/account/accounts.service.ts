import type { SessionUser } from '@footlight/contract';
import { randomUUID } from 'node:crypto';
import { LANGUAGES, matchLanguage, translate } from '@footlight/i18n';
import { catalogues } from '@footlight/i18n/catalogues';
import { ApiError } from '../../api-error.js';
import type { LockOut } from '../../auth/lock-out.service.js';
import { hashSecret, verifySecret } from '../../auth/passwords.js';
import type { Clock } from '../../clock.js';
import type { Database } from '../../database/database.js';
import type { ViewersOnTheMove } from '../../database/moved-viewers.js';
import type { AccountRow, AccountsRepository, NewProfileRow } from './accounts.repository.js';
import { storedFields } from './stored-fields.js';
import type { SignUps } from './sign-ups.service.js';

export type { AccountRow } from './accounts.repository.js';

/**
 * An account with the profile its sessions start with: the only one, or null while one of several has yet to be chosen
 * (ACCT-10).
 */
export interface Account {
  readonly id: string;
  /** Null for an account that signs in only through an outside provider which supplied no verified address. */
  readonly email: string | null;
  readonly name: string;
  readonly role: 'viewer' | 'editor' | 'finance' | 'admin';
  readonly profile: SessionUser['pro'];
  /** Whether it still has terms to agree to, or a provider to link, before it may be used. */
  readonly signUpOpen: boolean;
  /** Whether an administrator has suspended it: it cannot be signed in to. */
  readonly isSuspended: boolean;
}

export interface NewAccount {
  readonly email: string;
  readonly secret: string;
  readonly name: string;
  readonly language: string | null;
  /** Further fields of the sign-up form by id; the caller has validated them. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** A person who signs in through an outside provider and has no password here. */
export interface OutsideAccount {
  /** Verified by the provider. */
  readonly email: string | null;
  readonly name: string | null;
  readonly language: string;
  /** Whether the person signs up; false for a guest who only pays. Default: true. */
  readonly signsUp?: boolean;
}

const firstProfileOf = ({ id, name }: Pick<AccountRow, 'id' | 'name'>): NewProfileRow => ({
  id: randomUUID(),
  accountId: id,
  name,
  type: 'adult',
  pinHash: null,
  position: 0,
});

const wordForViewer = (language: string): string => {
  const nearest = matchLanguage([language], LANGUAGES) ?? 'en';
  return translate(catalogues[nearest], nearest, 'viewerWithoutName');
};

/** @param onCreate runs in the transaction that creates an account with a password */
export class AccountsService {
  readonly #repository: AccountsRepository;
  readonly #lockOut: Pick<LockOut, 'check' | 'forgive' | 'checkSignIn' | 'forgiveSignIn'>;
  readonly #clock: Clock;
  readonly #signUps;
  readonly #onCreate;

  constructor(
    repository: AccountsRepository,
    lockOut: Pick<LockOut, 'check' | 'forgive' | 'checkSignIn' | 'forgiveSignIn'>,
    clock: Clock,
    signUps: Pick<SignUps, 'beginOpen' | 'isOpen'>,
    onCreate: (db: Database, account: Pick<AccountRow, 'email' | 'language'>) => Promise<void> = () =>
      Promise.resolve(),
  ) {
    this.#repository = repository;
    this.#lockOut = lockOut;
    this.#clock = clock;
    this.#signUps = signUps;
    this.#onCreate = onCreate;
  }

  /**
   * @param network where the attempt comes from
   * @throws {ApiError} INVALID_CREDENTIALS; the response time does not reveal whether the account exists
   * @throws {ApiError} SIGN_IN_LOCKED after too many wrong passwords for the address, whether or not the account exists
   */
  async checkSecret(email: string, secret: string, network: string): Promise<Account> {
    await this.#lockOut.checkSignIn(email, network);
    const row = await this.#repository.byEmail(email.trim());
    const matches = await verifySecret(secret, row?.secretHash ?? null);
    if (row === undefined || !matches) throw new ApiError('INVALID_CREDENTIALS');
    await this.#lockOut.forgiveSignIn(email, network);
    return this.#withProfile(row);
  }

  /** @param profileId the chosen profile, if any */
  async byId(id: string, profileId?: string | null): Promise<Account | undefined> {
    const row = await this.#repository.byId(id);
    return row === undefined ? undefined : this.#withProfile(row, profileId);
  }

  /**
   * Whether `secret` is the account's password; false for an account without one, after the same time.
   * @throws {ApiError} SIGN_IN_LOCKED after too many wrong passwords
   */
  async isSecret(id: string, secret: string): Promise<boolean> {
    await this.#lockOut.check('currentPassword', id);
    const matches = await verifySecret(secret, (await this.#repository.byId(id))?.secretHash ?? null);
    if (matches) await this.#lockOut.forgive('currentPassword', id);
    return matches;
  }

  /** Whether the account has a password here. */
  async hasSecret(id: string): Promise<boolean> {
    return typeof (await this.#repository.byId(id))?.secretHash === 'string';
  }

  /** @throws {ApiError} ACCOUNT_EXISTS */
  async create({ email, secret, name, language, fields = {} }: NewAccount): Promise<Account> {
    const row = {
      ...storedFields(fields),
      id: randomUUID(),
      email: email.trim().toLowerCase(),
      name: name.trim(),
      role: 'viewer' as const,
      secretHash: await hashSecret(secret),
      language,
      createdAt: new Date(this.#clock.now()),
      signUpOpen: this.#signUps.beginOpen,
    };
    if (!(await this.#repository.add(row, firstProfileOf(row), (db) => this.#onCreate(db, row))))
      throw new ApiError('ACCOUNT_EXISTS');
    return this.#withProfile(row);
  }

  /** @throws {ApiError} ACCOUNT_CONFLICT if the address belongs to another account */
  async createOutside({ email, name, language, signsUp = true }: OutsideAccount): Promise<Account> {
    const row = {
      id: randomUUID(),
      email,
      // Every account needs a name: the local part of the address, or a generic word for a viewer.
      name: name ?? email?.split('@')[0] ?? wordForViewer(language),
      role: 'viewer' as const,
      secretHash: null,
      language,
      createdAt: new Date(this.#clock.now()),
      signUpOpen: signsUp && this.#signUps.beginOpen,
    };
    if (!(await this.#repository.add(row, firstProfileOf(row)))) throw new ApiError('ACCOUNT_CONFLICT');
    return this.#withProfile(row);
  }

  /**
   * Gives an account up for another of the same person: moves its profiles, of which `move` finds the used ones, and marks
   * it for deletion. What was left while no profile was chosen gets a profile of its own there.
   * @param move moves what viewers left in all subjects; returns the profiles of which something was moved
   * @returns when it will be deleted
   */
  async giveUp(
    from: string,
    to: string,
    {
      move,
      deletesAt,
    }: {
      readonly move: (
        viewers: Pick<ViewersOnTheMove, 'viewerIds' | 'withoutProfile'>,
      ) => Promise<ReadonlySet<string>>;
      readonly deletesAt: Date;
    },
  ): Promise<Date> {
    const account = await this.#repository.byId(from);
    const profiles = await this.#repository.profilesOf(from);
    const withoutProfile = randomUUID();
    const used = await move({ viewerIds: profiles.map(({ id }) => id), withoutProfile });
    const moved = profiles.filter(({ id }) => used.has(id)).map(({ id }) => id);
    if (account !== undefined && moved.length > 0) {
      // The only one has the name of the account.
      const [only] = profiles;
      if (profiles.length === 1 && only !== undefined)
        await this.#repository.renameProfile(only.id, account.name);
      await this.#repository.moveProfiles(moved, to);
      const left = profiles.filter(({ id, type }) => !used.has(id) && type === 'adult');
      // An account keeps an adult's profile.
      if (left.length === 0)
        await this.#repository.addProfile({ ...firstProfileOf(account), position: profiles.length });
    }
    if (account !== undefined && used.has(withoutProfile))
      await this.#repository.moveAccountViewer(account, {
        ...firstProfileOf(account),
        id: withoutProfile,
        accountId: to,
      });
    await this.#repository.markForDeletion(from, new Date(this.#clock.now()), deletesAt);
    return (await this.#repository.byId(from))?.deletesAt ?? deletesAt;
  }

  /** Id of the account that has an address, confirmed or not. */
  async withEmail(email: string): Promise<string | undefined> {
    return (await this.#repository.byEmail(email))?.id;
  }

  async #withProfile(
    row: Pick<AccountRow, 'id' | 'email' | 'name' | 'role' | 'signUpOpen'> &
      Partial<Pick<AccountRow, 'suspendedAt'>>,
    profileId: string | null = null,
  ): Promise<Account> {
    const profiles = await this.#repository.profilesOf(row.id);
    const profile =
      profiles.find(({ id }) => id === profileId) ?? (profiles.length === 1 ? profiles[0] : undefined);
    return {
      id: row.id,
      email: row.email,
      name: row.name,
      role: row.role,
      profile:
        profile === undefined
          ? null
          : {
              id: profile.id,
              tp: profile.type,
              // The only one is the account’s owner, whose name may have changed.
              name: profiles.length === 1 ? row.name : profile.name,
              avatar: profile.avatar,
            },
      signUpOpen: await this.#signUps.isOpen(row.id, row.signUpOpen),
      isSuspended: row.suspendedAt != null,
    };
  }
}
