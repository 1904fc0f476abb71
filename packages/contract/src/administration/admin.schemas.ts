import { Type, type Static } from '@sinclair/typebox';
import { AUDIT_ACTIONS } from './audit-actions.js';
import { Instant, Nullable, OneOf } from '../content/content-item.schemas.js';
import { Paging, keysetQuery } from '../calls/paging.schemas.js';
import { PAGE_SIZES } from '../calls/paging.js';
import { Body, Id, idParams } from '../calls/params.schemas.js';
import { Profile } from '../account/profiles.schemas.js';
import { AccountSession } from '../sign-in/sessions.schemas.js';
import { defineShapes } from '../calls/shape.js';

const role = OneOf(['viewer', 'finance', 'admin'] as const);

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
    summary: 'Gives an account the role of an administrator, of finance, or of a viewer.',
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
      profiles: [{ id: 'p-1', name: 'Vera', type: 'adult' }],
      licences: [{ licenceId: '7001', status: 'active', expiresAt: '2026-12-05T10:00:00.000Z' }],
      sessions: [
        {
          id: 'f-1',
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
