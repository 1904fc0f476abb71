import { Type, type Static } from '@sinclair/typebox';
import { AUDIT_ACTIONS } from './audit-actions.js';
import { Instant, Nullable, Words } from './content-item.schemas.js';
import { Body, Id, idParams } from './params.schemas.js';
import { defineShapes } from './shape.js';

const role = Words(['viewer', 'admin'] as const);

/** An account as administrators find it. */
export const FoundAccount = Type.Object(
  { id: Type.String(), email: Nullable(Type.String()), name: Type.String(), role, createdAt: Instant },
  { $id: 'FoundAccount' },
);
export type FoundAccount = Static<typeof FoundAccount>;

const account: FoundAccount = {
  id: 'a-7d1f',
  email: 'viewer@footlight.example',
  name: 'Vera',
  role: 'viewer',
  createdAt: '2026-01-05T10:00:00.000Z',
};

export const adminShapes = defineShapes({
  findAccounts: {
    query: Type.Object({ search: Type.String({ minLength: 1, maxLength: 254 }) }),
    reply: Type.Object({ accounts: Type.Array(FoundAccount) }),
    errors: [],
    example: { accounts: [account] },
  },
  saveAccountRole: {
    params: idParams,
    body: Body({ role }),
    reply: FoundAccount,
    /** `CONFLICT`: nobody would be an administrator any more. */
    errors: ['ACCOUNT_NOT_FOUND', 'CONFLICT'],
    example: { ...account, role: 'admin' },
  },
  listAuditLog: {
    query: Type.Object({ accountId: Type.Optional(Id) }),
    reply: Type.Object({
      entries: Type.Array(
        Type.Object({
          at: Instant,
          action: Words(AUDIT_ACTIONS),
          actorId: Nullable(Type.String()),
          accountId: Nullable(Type.String()),
          details: Type.Record(Type.String(), Type.String()),
        }),
      ),
    }),
    errors: [],
    example: {
      entries: [
        {
          at: '2026-11-21T20:00:00.000Z',
          action: 'impersonationCreated',
          actorId: 'a-1',
          accountId: 'a-7d1f',
          details: { reason: 'Ticket 4711' },
        },
      ],
    },
  },
});
