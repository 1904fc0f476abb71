import { and, eq } from 'drizzle-orm';
import { Repository } from '../../../database/repository.js';
import { priceMigrationAnswers, promotionAnswers } from '../../../database/schema/retention.js';

export type MigrationAnswer = 'CONTINUED' | 'LEFT';
export type PromotionAnswer = 'REDEEMED' | 'REFUSED';

export class RetentionRepository extends Repository {
  async migrationAnswersOf(accountId: string): Promise<ReadonlyMap<string, MigrationAnswer>> {
    const rows = await this.db
      .select()
      .from(priceMigrationAnswers)
      .where(eq(priceMigrationAnswers.accountId, accountId));
    return new Map(rows.map(({ migrationId, answer }) => [migrationId, answer]));
  }

  async saveMigrationAnswer(answer: typeof priceMigrationAnswers.$inferInsert): Promise<void> {
    await this.db
      .insert(priceMigrationAnswers)
      .values(answer)
      .onConflictDoUpdate({
        target: [priceMigrationAnswers.migrationId, priceMigrationAnswers.accountId],
        set: { answer: answer.answer, answeredAt: answer.answeredAt },
      });
  }

  async promotionAnswerOf(promotionId: string, accountId: string): Promise<PromotionAnswer | undefined> {
    const [row] = await this.db
      .select()
      .from(promotionAnswers)
      .where(and(eq(promotionAnswers.promotionId, promotionId), eq(promotionAnswers.accountId, accountId)));
    return row?.answer;
  }

  /** @returns whether this was the first answer; an offer can be answered only once */
  async addPromotionAnswer(answer: typeof promotionAnswers.$inferInsert): Promise<boolean> {
    const added = await this.db
      .insert(promotionAnswers)
      .values(answer)
      .onConflictDoNothing()
      .returning({ answer: promotionAnswers.answer });
    return added.length > 0;
  }
}
