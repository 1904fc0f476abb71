import { Type, type Static } from '@sinclair/typebox';
import { Nullable, OneOf } from '../content/content-item.schemas.js';
import { FIELD_KINDS } from '../realm/realm.schemas.js';

/** Fields that every account can hold; any other id is the realm's own. */
export const ACCOUNT_FIELD_IDS = [
  'name',
  'email',
  'address',
  'phoneNumber',
  'birthDate',
  'gender',
  'taxNumber',
] as const;

/** One field of the account page, as configured by the realm. */
export const AccountField = Type.Object(
  {
    id: Type.String(),
    type: OneOf(FIELD_KINDS),
    required: Type.Boolean(),
    readOnly: Type.Boolean(),
    /** In the caller's language; null for fields that the product has labels for. */
    label: Nullable(Type.String()),
    /** Options of the realm's own dropdown fields. */
    options: Type.Array(Type.Object({ value: Type.String(), label: Type.String() })),
    maxLength: Type.Integer(),
  },
  { $id: 'AccountField' },
);
export type AccountField = Static<typeof AccountField>;
