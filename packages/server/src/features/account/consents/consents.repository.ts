import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.js';
import { Repository } from '../../../database/repository.js';
import { consentAnswers } from '../../../database/schema/accounts.js';

export interface ConsentAnswer {
  readonly fieldName: string;
  readonly answer: boolean;
}

const read = async (db: Database, accountId: string): Promise<ReadonlyMap<string, boolean>> => {
  const rows = await db
    .selectDistinctOn([consentAnswers.fieldName], {
      fieldName: consentAnswers.fieldName,
      answer: consentAnswers.answer,
    })
    .from(consentAnswers)
    .where(eq(consentAnswers.accountId, accountId))
    .orderBy(consentAnswers.fieldName, desc(consentAnswers.sequence));
  return new Map(rows.map(({ fieldName, answer }) => [fieldName, answer]));
};

export class ConsentsRepository extends Repository {
  /** The latest answer to each term. */
  of(accountId: string): Promise<ReadonlyMap<string, boolean>> {
    return read(this.db, accountId);
  }

  /** Stores the answers that differ from the current ones, each with its time; earlier answers are kept. */
  add(accountId: string, answers: readonly ConsentAnswer[], answeredAt: Date): Promise<void> {
    return this.db.transaction(async (tx) => {
      const stored = await read(tx, accountId);
      const changed = answers.filter(({ fieldName, answer }) => stored.get(fieldName) !== answer);
      if (changed.length === 0) return;
      await tx
        .insert(consentAnswers)
        .values(changed.map(({ fieldName, answer }) => ({ fieldName, answer, accountId, answeredAt })));
    });
  }
}
