import type { FieldKind, ProfileField } from '@footlight/contract';

const field = (id: string, type: FieldKind, required: boolean): ProfileField => ({
  id,
  type,
  required,
  label: null,
  minLength: null,
  maxLength: null,
  options: [],
});

/** Fields of the sign-up form if the realm configures none (FORM-20). */
const DEFAULT_PROFILE_FIELDS: readonly ProfileField[] = [
  field('name', 'name', true),
  field('email', 'email', true),
];

/** Every account of the product’s own provider has these, even if the realm does not list them. */
const ALWAYS: readonly ProfileField[] = [
  field('name', 'name', true),
  field('email', 'email', true),
  field('secret', 'password', true),
];

/**
 * Fields of the sign-up form of the product’s own provider: the realm's in their order, or the default ones, with the
 * mandatory ones added (FORM-20).
 */
export const signUpFields = (configured: readonly ProfileField[]): readonly ProfileField[] => {
  const listed = configured.length > 0 ? configured : DEFAULT_PROFILE_FIELDS;
  const missing = ALWAYS.filter(({ id }) => !listed.some((one) => one.id === id));
  const required = new Set(ALWAYS.map(({ id }) => id));
  const [first, last] = [
    missing.filter(({ id }) => id !== 'secret'),
    missing.filter(({ id }) => id === 'secret'),
  ];
  const fields = [...first, ...listed, ...last];
  return fields.map((one) => (required.has(one.id) ? Object.assign({}, one, { required: true }) : one));
};

/** Fields with a member of their own in the sign-up request; the others are sent by id. */
export const ACCOUNT_FIELD_IDS: ReadonlySet<string> = new Set(['name', 'email', 'secret']);

export const GENDERS = ['female', 'male', 'nonBinary', 'other', 'undisclosed'] as const;
export type Gender = (typeof GENDERS)[number];

/** The stored form of a gender: the viewer's own term follows `other:` (FORM-10). */
export const genderOf = (chosen: string, words: string): string =>
  chosen === 'other' && words.trim() !== '' ? `other:${words.trim()}` : chosen;

/** Splits a stored gender into the choice and the viewer's own term. */
export const genderParts = (stored: string): { readonly chosen: string; readonly words: string } => {
  const own = /^other:(?<words>.*)$/su.exec(stored)?.groups?.['words'];
  return own === undefined ? { chosen: stored, words: '' } : { chosen: 'other', words: own };
};
