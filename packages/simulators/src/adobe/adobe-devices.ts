import { randomInt, randomUUID } from 'node:crypto';

interface RegistrationRecord {
  readonly id: string;
  readonly code: string;
  readonly requestor: string;
  readonly mvpd: string | null;
  /** Milliseconds since the epoch. */
  readonly generated: number;
  readonly expires: number;
  readonly info: { readonly deviceId: string };
}

interface AuthenticationToken {
  readonly requestor: string;
  readonly mvpd: string;
  readonly userId: string;
  /** Milliseconds since the epoch, as text. */
  readonly expires: string;
}

/** Excludes letters and digits that look alike on a television. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 7;
const TOKEN_MS = 30 * 86_400_000;

const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');

/** Registration codes and signed-in devices. */
export const createAdobeDevices = () => {
  const records = new Map<string, RegistrationRecord>();
  const tokens = new Map<string, AuthenticationToken>();
  const used = new Set<string>();
  const keyOf = (requestor: string, deviceId: string): string => JSON.stringify([requestor, deviceId]);
  return {
    register: (requestor: string, deviceId: string, ttlSeconds: number): RegistrationRecord => {
      const generated = Date.now();
      const record: RegistrationRecord = {
        id: randomUUID(),
        code: newCode(),
        requestor,
        mvpd: null,
        generated,
        expires: generated + ttlSeconds * 1000,
        info: { deviceId },
      };
      records.set(record.code, record);
      return record;
    },
    /** Undefined once it is used, deleted or expired. */
    record: (requestor: string, code: string): RegistrationRecord | undefined => {
      const record = records.get(code.toUpperCase());
      return record?.requestor === requestor && record.expires > Date.now() ? record : undefined;
    },
    forget: (code: string): boolean => records.delete(code.toUpperCase()),
    authenticate: ({ code, requestor, info }: RegistrationRecord, mvpd: string, userId: string): void => {
      records.delete(code);
      used.add(JSON.stringify([requestor, code]));
      tokens.set(keyOf(requestor, info.deviceId), {
        requestor,
        mvpd,
        userId,
        expires: String(Date.now() + TOKEN_MS),
      });
    },
    isAuthenticated: (requestor: string, code: string): boolean =>
      used.has(JSON.stringify([requestor, code.toUpperCase()])),
    token: (requestor: string, deviceId: string): AuthenticationToken | undefined =>
      tokens.get(keyOf(requestor, deviceId)),
    logout: (requestor: string, deviceId: string): void => void tokens.delete(keyOf(requestor, deviceId)),
  };
};

export type AdobeDevices = ReturnType<typeof createAdobeDevices>;
