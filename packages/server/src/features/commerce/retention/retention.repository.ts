import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.js';
import { priceMigrationAnswers, promotionAnswers } from '../../../database/schema/retention.js';

export type MigrationAnswer = 'CONTINUED' | 'LEFT';
export type PromotionAnswer = 'REDEEMED' | 'REFUSED';

export const migrationAnswersOf = async (
  db: Database,
  accountId: string,
): Promise<ReadonlyMap<string, MigrationAnswer>> => {
  const rows = await db
    .select()
    .from(priceMigrationAnswers)
    .where(eq(priceMigrationAnswers.accountId, accountId));
  return new Map(rows.map(({ migrationId, answer }) => [migrationId, answer]));
};

export const saveMigrationAnswer = async (
  tx: Database,
  answer: typeof priceMigrationAnswers.$inferInsert,
): Promise<void> => {
  await tx
    .insert(priceMigrationAnswers)
    .values(answer)
    .onConflictDoUpdate({
      target: [priceMigrationAnswers.migrationId, priceMigrationAnswers.accountId],
      set: { answer: answer.answer, answeredAt: answer.answeredAt },
    });
};

export const promotionAnswerOf = async (
  db: Database,
  promotionId: string,
  accountId: string,
): Promise<PromotionAnswer | undefined> => {
  const [row] = await db
    .select()
    .from(promotionAnswers)
    .where(and(eq(promotionAnswers.promotionId, promotionId), eq(promotionAnswers.accountId, accountId)));
  return row?.answer;
};

/** @returns whether this was the first answer; an offer can be answered only once */
export const addPromotionAnswer = async (
  tx: Database,
  answer: typeof promotionAnswers.$inferInsert,
): Promise<boolean> => {
  const added = await tx
    .insert(promotionAnswers)
    .values(answer)
    .onConflictDoNothing()
    .returning({ answer: promotionAnswers.answer });
  return added.length > 0;
};
