import { decodeJwt } from 'jose';
import type { OpenDatabase } from '../src/database/database.js';
import { sessionProofs } from '../src/database/schema/factors.js';

/** Later than the time of any test. */
const ALWAYS = new Date('2200-01-01T00:00:00Z');

/** Records a proof by a second factor that does not run out, as if a code had been given. @returns the token */
export const withSecondFactor = async ({ db }: OpenDatabase, token: string): Promise<string> => {
  const { sid } = decodeJwt<{ readonly sid: string }>(token);
  const set = { provedAt: ALWAYS, factorProvedAt: ALWAYS };
  await db
    .insert(sessionProofs)
    .values({ familyId: sid, ...set })
    .onConflictDoUpdate({ target: sessionProofs.familyId, set });
  return token;
};
