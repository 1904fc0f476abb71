import { lt } from 'drizzle-orm';
import type { Database } from '../../../database/database.js';
import { usedCaptchas } from '../../../database/schema/captcha.js';

export interface CaptchaRepository {
  /** @returns false if it was used before */
  use(hash: string, expiresAt: Date): Promise<boolean>;
  clean(before: Date): Promise<void>;
}

export const createCaptchaRepository = (db: Database): CaptchaRepository => ({
  use: async (hash, expiresAt) => {
    const added = await db
      .insert(usedCaptchas)
      .values({ hash, expiresAt })
      .onConflictDoNothing()
      .returning({ hash: usedCaptchas.hash });
    return added.length > 0;
  },
  clean: async (before) => {
    await db.delete(usedCaptchas).where(lt(usedCaptchas.expiresAt, before));
  },
});
