import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.js';
import { jsonRows } from '../../database/row-sets.js';
import { searchWordKeys, searchWords } from '../../database/schema/search.js';
import { wordKeys } from './search-rows.js';

const WORDS_A_STATEMENT = 5_000;

/**
 * Adds to the number of documents that contain each word, and to the keys for typo correction; words that no document
 * contains any more are deleted.
 * @param changes may be negative
 */
export const changeWordCounts = async (db: Database, changes: ReadonlyMap<string, number>): Promise<void> => {
  // Sorted, so that two transactions that change the same words wait for each other rather than for ever.
  const words = [...changes]
    .filter(([, frequency]) => frequency !== 0)
    .map(([word, frequency]) => ({ word, frequency }))
    .toSorted((a, b) => (a.word < b.word ? -1 : 1));
  for (let start = 0; start < words.length; start += WORDS_A_STATEMENT) {
    const some = words.slice(start, start + WORDS_A_STATEMENT);
    // oxlint-disable no-await-in-loop -- one connection
    const { rows } = await db.execute<{ word: string; added: boolean }>(sql`
      insert into ${searchWords} (word, frequency)
      select word, frequency from ${jsonRows(some)} as w (word text, frequency integer)
      on conflict (word) do update set frequency = search_words.frequency + excluded.frequency
      returning word, xmax = 0 as added`);
    const keys = rows
      .filter(({ added }) => added)
      .flatMap(({ word }) => wordKeys(word).map((key) => ({ key, word })));
    await db.execute(sql`
      insert into ${searchWordKeys} (key, word)
      select key, word from ${jsonRows(keys)} as k (key text, word text)
      on conflict (key, word) do nothing`);
    await db.execute(sql`
      with gone as (
        delete from search_words using ${jsonRows(some)} as w (word text)
        where search_words.word = w.word and search_words.frequency <= 0
        returning search_words.word)
      delete from search_word_keys using gone where search_word_keys.word = gone.word`);
    // oxlint-enable no-await-in-loop
  }
};
