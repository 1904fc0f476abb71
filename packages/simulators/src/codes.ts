import { randomBytes } from 'node:crypto';

/** Single-use codes that are valid for ten minutes. */
export interface Codes<T> {
  issue(value: T): string;
  take(code: unknown): T | undefined;
}

const LIFE_MS = 600_000;

export const createCodes = <T>(): Codes<T> => {
  const issued = new Map<string, { readonly value: T; readonly until: number }>();
  return {
    issue: (value) => {
      const code = randomBytes(24).toString('base64url');
      issued.set(code, { value, until: Date.now() + LIFE_MS });
      return code;
    },
    take: (code) => {
      const found = typeof code === 'string' ? issued.get(code) : undefined;
      issued.delete(String(code));
      return found === undefined || found.until < Date.now() ? undefined : found.value;
    },
  };
};
