import { Type, type Static } from '@sinclair/typebox';
import { Nullable, Words } from '../content/content-item.schemas.js';
import { FIELD_KINDS } from '../realm/realm.schemas.js';

/** Fields that every account has a place for; any other id is the realm's own. */
export const ACCOUNT_FIELD_IDS = [
  'name',
  'email',
  'address',
  'phoneNumber',
  'birthDate',
  'gender',
  'taxNumber',
] as const;

/** One field of the account page, as the realm has it. */
export const AccountField = Type.Object(
  {
    id: Type.String(),
    type: Words(FIELD_KINDS),
    required: Type.Boolean(),
    readOnly: Type.Boolean(),
    /** In the caller's language; null for fields that the product has words for. */
    label: Nullable(Type.String()),
    /** Of a dropdown of the realm's own. */
    options: Type.Array(Type.Object({ value: Type.String(), label: Type.String() })),
    maxLength: Type.Integer(),
  },
  { $id: 'AccountField' },
);
export type AccountField = Static<typeof AccountField>;
