import { Type, type Static } from '@sinclair/typebox';
import { AUDIT_ACTIONS } from './audit-actions.js';
import { Instant, Nullable, OneOf } from '../content/content-item.schemas.js';
import { Paging, keysetQuery } from '../calls/paging.schemas.js';
import { PAGE_SIZES } from '../calls/paging.js';
import { Body, Id, idParams } from '../calls/params.schemas.js';
import { Profile } from '../account/profiles.schemas.js';
import { AccountSession } from '../sign-in/sessions.schemas.js';
import { defineShapes } from '../calls/shape.js';

const reason = Type.String({ minLength: 1, maxLength: 400, pattern: '\\S' });
const role = OneOf(['viewer', 'editor', 'finance', 'admin'] as const);

/** An account in the search results of administrators. */
export const FoundAccount = Type.Object(
  { id: Type.String(), email: Nullable(Type.String()), name: Type.String(), role, createdAt: Instant },
  { $id: 'FoundAccount' },
);
export type FoundAccount = Static<typeof FoundAccount>;

/** One account as shown to administrators, without what its profiles watch. */
export const AdministeredAccount = Type.Composite(
  [
    FoundAccount,
    Type.Object({
      /** Whether the account has a password of the product. */
      hasPassword: Type.Boolean(),
      /** When it will be deleted; null unless deletion was requested. */
      deletesAt: Nullable(Instant),
      /** Since when the account cannot be signed in to, and why; null unless it is suspended. */
      suspension: Nullable(Type.Object({ since: Instant, reason: Type.String() })),
      /** Whether two-step sign-in is on, and when it is removed; null unless its removal was requested. */
      secondFactor: Type.Object({ enabled: Type.Boolean(), removedAt: Nullable(Instant) }),
      profiles: Type.Array(Type.Pick(Profile, ['id', 'name', 'type'])),
      licences: Type.Array(
        Type.Object({
          licenceId: Type.String(),
          status: OneOf(['active', 'inactive', 'expired'] as const),
          expiresAt: Nullable(Instant),
        }),
      ),
      /** Devices that are signed in, most recently used first. */
      sessions: Type.Array(Type.Omit(AccountSession, ['current'])),
    }),
  ],
  { $id: 'AdministeredAccount' },
);
export type AdministeredAccount = Static<typeof AdministeredAccount>;

/** One entry of the audit log. */
export const AuditEntry = Type.Object(
  {
    /** Increases with every entry. */
    id: Type.String(),
    at: Instant,
    action: OneOf(AUDIT_ACTIONS),
    /** The account that acted; null for the service itself. */
    actorId: Nullable(Type.String()),
    /** Email or name; null where the account no longer exists. */
    actorName: Nullable(Type.String()),
    /** The affected account. */
    accountId: Nullable(Type.String()),
    accountName: Nullable(Type.String()),
    details: Type.Record(Type.String(), Type.String()),
  },
  { $id: 'AuditEntry' },
);
export type AuditEntry = Static<typeof AuditEntry>;

const account: FoundAccount = {
  id: 'a-7d1f',
  email: 'viewer@footlight.example',
  name: 'Vera',
  role: 'viewer',
  createdAt: '2026-01-05T10:00:00.000Z',
};

export const adminShapes = defineShapes({
  findAccounts: {
    summary: 'Finds accounts by words of their email or name, and returns at most twenty.',
    query: Type.Object({ search: Type.String({ minLength: 1, maxLength: 254 }) }),
    response: Type.Object({ accounts: Type.Array(FoundAccount) }),
    errors: [],
    example: { accounts: [account] },
  },
  saveAccountRole: {
    summary: 'Gives an account the role of an administrator, of finance, of an editor, or of a viewer.',
    params: idParams,
    body: Body({ role }),
    response: FoundAccount,
    /** `CONFLICT`: no administrator would be left. */
    errors: ['ACCOUNT_NOT_FOUND', 'CONFLICT'],
    example: { ...account, role: 'admin' },
  },
  getAdministeredAccount: {
    summary: 'Returns one account with its status, profiles, licences and devices.',
    params: idParams,
    response: AdministeredAccount,
    errors: ['ACCOUNT_NOT_FOUND'],
    example: {
      ...account,
      hasPassword: true,
      deletesAt: null,
      suspension: null,
      secondFactor: { enabled: false, removedAt: null },
      profiles: [{ id: 'p-1', name: 'Vera', type: 'adult' }],
      licences: [{ licenceId: '7001', status: 'active', expiresAt: '2026-12-05T10:00:00.000Z' }],
      sessions: [
        {
          id: 'f-1',
          name: null,
          device: 'computer',
          browser: 'Firefox',
          system: 'Linux',
          country: 'GB',
          profile: 'Vera',
          signedInAt: '2026-11-20T19:00:00.000Z',
          seenAt: '2026-11-21T20:00:00.000Z',
        },
      ],
    },
  },
  suspendAccount: {
    summary: 'Suspends an account: ends its sessions and what they play, and refuses to sign it in.',
    params: idParams,
    body: Body({ reason }),
    response: null,
    /** `FORBIDDEN`: the account is an administrator’s. */
    errors: ['ACCOUNT_NOT_FOUND', 'FORBIDDEN'],
    example: null,
  },
  resumeAccount: {
    summary: 'Ends the suspension of an account.',
    params: idParams,
    response: null,
    errors: ['ACCOUNT_NOT_FOUND'],
    example: null,
  },
  endAccountSessions: {
    summary: 'Signs an account out on all devices, and ends what they play.',
    params: idParams,
    response: null,
    errors: ['ACCOUNT_NOT_FOUND'],
    example: null,
  },
  sendAccountReset: {
    summary: 'Sends the owner of an account a link for a new password.',
    params: idParams,
    response: null,
    /** `CONFLICT`: the account has no address. `PROVIDER_NOT_CONFIGURED`: the realm sends no such mails. */
    errors: ['ACCOUNT_NOT_FOUND', 'CONFLICT', 'PROVIDER_NOT_CONFIGURED'],
    example: null,
  },
  requestFactorRemoval: {
    summary:
      'Removes the second factor of an account after a waiting period, in which its owner, who is told by mail, can stop it.',
    params: idParams,
    body: Body({ reason }),
    response: Type.Object({ removedAt: Instant }),
    /** `CONFLICT`: the account has no second factor, or no address to tell its owner at. */
    errors: ['ACCOUNT_NOT_FOUND', 'CONFLICT'],
    example: { removedAt: '2026-11-24T20:00:00.000Z' },
  },
  cancelFactorRemoval: {
    summary: 'Cancels the removal of the second factor of an account.',
    params: idParams,
    response: null,
    /** `CONFLICT`: no removal was requested. */
    errors: ['ACCOUNT_NOT_FOUND', 'CONFLICT'],
    example: null,
  },
  listAuditLog: {
    summary:
      'Returns the audit log of what administrators did and of permanent changes to accounts, newest first.',
    query: Type.Object({
      accountId: Type.Optional(Id),
      ...keysetQuery(PAGE_SIZES.auditLog),
      /** Id of the last entry of the previous page. */
      lastSeen: Type.Optional(Type.String({ maxLength: 18, pattern: '^[0-9]+$' })),
    }),
    response: Type.Object({ entries: Type.Array(AuditEntry), paging: Paging }),
    errors: [],
    example: {
      paging: { moreDataAvailable: false, lastSeen: '41' },
      entries: [
        {
          id: '41',
          at: '2026-11-21T20:00:00.000Z',
          action: 'impersonationCreated',
          actorId: 'a-1',
          actorName: 'admin@footlight.example',
          accountId: 'a-7d1f',
          accountName: 'viewer@footlight.example',
          details: { reason: 'Ticket 4711' },
        },
      ],
    },
  },
});
