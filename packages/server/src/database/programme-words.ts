import { sql, type SQL } from 'drizzle-orm';
import { programmes, programmeTemplates, wordsOfTemplate } from './schema/content-guide.js';

/** Whether the title of a template has, for each of some folded words, one that begins with it; they have no signs. */
export const isTitledWith = (words: readonly string[]): SQL =>
  sql`${wordsOfTemplate(programmeTemplates)} @@ ${words.map((word) => `'${word}':*`).join(' & ')}::tsquery`;

/** Ids of the channels with a programme of such a title that has not ended (GUIDE-23). */
export const channelsTitledWith = (words: readonly string[], now: Date): SQL =>
  sql`select ${programmes.channelId} from ${programmes}
    join ${programmeTemplates} on ${programmeTemplates.id} = ${programmes.templateId}
    where ${isTitledWith(words)} and ${programmes.endsAt} > ${now.toISOString()}::timestamptz`;
