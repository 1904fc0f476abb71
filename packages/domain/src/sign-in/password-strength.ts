export type PasswordStrength = 'weak' | 'fair' | 'strong';

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u, /[^\u0020-\u007E]/u];

/** Patterns of commonly used passwords. */
const COMMON = /password|contrase|palavra|qwert|letmein|welcome|footlight|12345|abcde|(.)\1{3}/iu;

/** Strength of a new password, by its length first, then by the kinds of characters; null for an empty one (FORM-9). */
export const passwordStrength = (secret: string): PasswordStrength | null => {
  if (secret === '') return null;
  const kinds = KINDS.filter((kind) => kind.test(secret)).length;
  const different = new Set(secret).size;
  if (secret.length < 10 || different < 6 || COMMON.test(secret)) return 'weak';
  return secret.length >= 16 || (secret.length >= 12 && kinds >= 3) ? 'strong' : 'fair';
};
