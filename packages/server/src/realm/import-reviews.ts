import { join } from 'node:path';
import { REVIEW_TEXT_MAX, REVIEW_TITLE_MAX } from '@footlight/contract';
import { Type, type Static } from '@sinclair/typebox';
import { and, eq, inArray, isNull, notInArray } from 'drizzle-orm';
import type { Database } from '../database/database.js';
import { contents } from '../database/schema/content.js';
import { reviews } from '../database/schema/reviews.js';
import { readJsonFile } from './json-file.js';
import { RealmError } from './realm-error.js';

const MOST = 10_000;

/** `reviews.json` of a catalogue: reviews that an operator imports, for example from a previous system. */
const ReviewsFile = Type.Array(
  Type.Object(
    {
      id: Type.String({ minLength: 1, maxLength: 64 }),
      vodId: Type.String({ minLength: 1, maxLength: 64 }),
      author: Type.String({ minLength: 1, maxLength: 80 }),
      rating: Type.Integer({ minimum: 1, maximum: 5 }),
      title: Type.String({ minLength: 1, maxLength: REVIEW_TITLE_MAX, pattern: '\\S' }),
      text: Type.String({ maxLength: REVIEW_TEXT_MAX }),
      postedAt: Type.String({ format: 'date-time' }),
      /** Number of votes from the original system. */
      helpful: Type.Optional(Type.Integer({ minimum: 0 })),
    },
    { additionalProperties: false },
  ),
  { maxItems: MOST },
);
type ReviewsFile = Static<typeof ReviewsFile>;

const checkVideos = async (db: Database, file: string, given: ReviewsFile): Promise<void> => {
  const wanted = [...new Set(given.map(({ vodId }) => vodId))];
  const rows =
    wanted.length === 0
      ? []
      : await db
          .select({ id: contents.id })
          .from(contents)
          .where(and(eq(contents.kind, 'VOD'), inArray(contents.id, wanted)));
  const known = new Set(rows.map(({ id }) => id));
  const ids = given.map(({ id }) => id);
  const issues = given.flatMap(({ id, vodId }, index) => [
    ...(known.has(vodId)
      ? []
      : [{ field: `[${index}].vodId`, found: JSON.stringify(vodId), allowed: 'a video of vods.json' }]),
    ...(ids.indexOf(id) === index
      ? []
      : [{ field: `[${index}].id`, found: JSON.stringify(id), allowed: 'an id that no other review has' }]),
  ]);
  if (issues.length > 0) throw new RealmError(file, issues);
};

/**
 * Synchronises imported reviews with the file: writes new and changed ones, deletes missing ones. Later actions of
 * viewers and administrators (votes, reports, hiding) are kept. Requires the catalogue to be imported first.
 * @throws {RealmError} for an invalid file or an unknown video
 */
export const importReviews = async (db: Database, catalogueFolder: string): Promise<void> => {
  const file = join(catalogueFolder, 'reviews.json');
  const given = readJsonFile(file, ReviewsFile) ?? [];
  await checkVideos(db, file, given);
  await db.transaction(async (tx) => {
    const ids = given.map(({ id }) => id);
    const imported = isNull(reviews.accountId);
    await tx.delete(reviews).where(ids.length === 0 ? imported : and(imported, notInArray(reviews.id, ids)));
    for (const { id, author, helpful = 0, postedAt, ...words } of given) {
      const row = { ...words, authorName: author, postedAt: new Date(postedAt) };
      await tx
        .insert(reviews)
        .values({ id, ...row, helpfulCount: helpful })
        .onConflictDoUpdate({ target: reviews.id, set: row, setWhere: imported });
    }
  });
};
