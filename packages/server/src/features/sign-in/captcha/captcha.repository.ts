import { lt } from 'drizzle-orm';
import { Repository } from '../../../database/repository.js';
import { usedCaptchas } from '../../../database/schema/captcha.js';

export class CaptchaRepository extends Repository {
  /** @returns false if it was used before */
  async use(hash: string, expiresAt: Date): Promise<boolean> {
    const added = await this.db
      .insert(usedCaptchas)
      .values({ hash, expiresAt })
      .onConflictDoNothing()
      .returning({ hash: usedCaptchas.hash });
    return added.length > 0;
  }

  async clean(before: Date): Promise<void> {
    await this.db.delete(usedCaptchas).where(lt(usedCaptchas.expiresAt, before));
  }
}
