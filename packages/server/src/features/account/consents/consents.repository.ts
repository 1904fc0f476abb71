import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.js';
import { Repository } from '../../../database/repository.js';
import { consentAnswers } from '../../../database/schema/accounts.js';

export interface ConsentAnswer {
  readonly fieldName: string;
  readonly answer: boolean;
}

export interface StoredAnswer {
  readonly answer: boolean;
  /** Of the term that was answered; null for a term without versions. */
  readonly version: string | null;
}

const read = async (db: Database, accountId: string): Promise<ReadonlyMap<string, StoredAnswer>> => {
  const rows = await db
    .selectDistinctOn([consentAnswers.fieldName], {
      fieldName: consentAnswers.fieldName,
      answer: consentAnswers.answer,
      version: consentAnswers.version,
    })
    .from(consentAnswers)
    .where(eq(consentAnswers.accountId, accountId))
    .orderBy(consentAnswers.fieldName, desc(consentAnswers.sequence));
  return new Map(rows.map(({ fieldName, ...stored }) => [fieldName, stored]));
};

export class ConsentsRepository extends Repository {
  /** The latest answer to each term. */
  of(accountId: string): Promise<ReadonlyMap<string, StoredAnswer>> {
    return read(this.db, accountId);
  }

  /** Stores the answers that differ from the current ones, each with its time; earlier answers are kept. */
  add(
    accountId: string,
    answers: readonly (ConsentAnswer & StoredAnswer)[],
    answeredAt: Date,
  ): Promise<void> {
    return this.db.transaction(async (tx) => {
      const stored = await read(tx, accountId);
      const changed = answers.filter(({ fieldName, answer, version }) => {
        const before = stored.get(fieldName);
        return before?.answer !== answer || before.version !== version;
      });
      if (changed.length === 0) return;
      await tx
        .insert(consentAnswers)
        .values(changed.map((one) => Object.assign({ accountId, answeredAt }, one)));
    });
  }
}
