import type { fighters, newsFeeds, newsItems, rankings, realmTexts } from '../database/schema/editorial.js';
import type { CatalogueFighter } from './catalogue-editorial.schemas.js';
import type { PartialCatalogue } from './entries/collections.js';
import { reference } from './page-rows.js';

export interface EditorialRows {
  readonly feeds: readonly (typeof newsFeeds.$inferInsert)[];
  readonly items: readonly (typeof newsItems.$inferInsert)[];
  readonly fighters: readonly (typeof fighters.$inferInsert)[];
  readonly rankings: readonly (typeof rankings.$inferInsert)[];
  readonly texts: readonly (typeof realmTexts.$inferInsert)[];
}

const sum = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((total, count) => total + count, 0);

const fighterRow = (fighter: CatalogueFighter): EditorialRows['fighters'][number] => {
  const { id, texts, weightClass, winsByMethod, losses, draws, statistics, bouts = [] } = fighter;
  return {
    id,
    texts,
    weightClass,
    winsByMethod,
    wins: sum(winsByMethod),
    losses,
    draws,
    statistics,
    country: fighter.country ?? null,
    artwork: fighter.artwork ?? null,
    heightCentimetres: fighter.heightCentimetres ?? null,
    reachCentimetres: fighter.reachCentimetres ?? null,
    bouts: bouts.map(({ opponent, foughtAt, result, method, round }) => ({
      opponent,
      foughtAt: new Date(foughtAt).toISOString(),
      result,
      method: method ?? null,
      round: round ?? null,
    })),
    videoIds: [...(fighter.videos ?? [])],
  };
};

/** Rows of news, fighters and longer texts. */
export const editorialRows = ({
  catalogue: { news, fighters: sport, texts },
  places,
}: PartialCatalogue): EditorialRows => ({
  feeds: news.feeds.map(({ name, title }) => ({
    feedName: name,
    titles: title,
    position: places('feeds', name),
  })),
  items: news.items.map(({ id, feed, publishedAt, author, artwork, related = [], texts: words }) => ({
    id,
    feedName: feed,
    texts: words,
    author: author ?? null,
    publishedAt: new Date(publishedAt),
    artwork: artwork ?? null,
    related: related.map((text) => {
      const { kind, contentId } = reference(text);
      return { kind, id: contentId };
    }),
  })),
  fighters: sport.fighters.map(fighterRow),
  rankings: sport.rankings.map(({ weightClass, champion, contenders }) => ({
    weightClass,
    position: places('rankings', weightClass),
    championId: champion ?? null,
    contenderIds: [...contenders],
  })),
  texts: Object.entries(texts).map(([key, words]) => ({ key, texts: words })),
});
