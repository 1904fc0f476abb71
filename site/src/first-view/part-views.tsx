import type { FirstPage } from '@footlight/contract';
import { classOfFighters, feedOfNews, gridOfAddress, prefixOf } from '@footlight/domain';
import { gridName } from '@footlight/state';
import { Card, CardGrid } from '@footlight/ui';
import type { ReactNode } from 'react';
import { isAtOnce } from '../collections/at-once.js';
import { ExternalArticle } from '../shell/external-article.js';
import { FighterProfile } from '../features/fighters/fighter-profile.js';
import { FighterCards, FightersLayout } from '../features/fighters/fighters-layout.js';
import { GridLayout } from '../features/grid/grid-layout.js';
import { NewsArticle } from '../features/news/news-article.js';
import { NewsCards, NewsLayout } from '../features/news/news-layout.js';
import { createAddresses } from '../navigation/addresses.js';
import { replyOf } from './first-replies.js';

/** A part of a page; null where not all of it has come, or there is nothing in it. */
export type PartOf = (page: FirstPage) => ReactNode;

const addressesOf = ({ realm, path }: FirstPage) => createAddresses(realm, prefixOf(path));
const queryOf = ({ query }: FirstPage) => new URLSearchParams(query);

export const newsPart: PartOf = (page) => {
  const feeds = replyOf(page, 'listNewsFeeds')?.feeds;
  const items = replyOf(page, 'listNews')?.items ?? [];
  if (feeds === undefined || items.length === 0) return null;
  const addresses = addressesOf(page);
  return (
    <NewsLayout feeds={feeds} feedName={feedOfNews(queryOf(page), feeds)} addresses={addresses}>
      <NewsCards items={items} addresses={addresses} />
    </NewsLayout>
  );
};

export const newsItemPart: PartOf = (page) => {
  const item = replyOf(page, 'getNewsItem');
  const feeds = replyOf(page, 'listNewsFeeds')?.feeds ?? [];
  return item === undefined ? null : <NewsArticle item={item} feeds={feeds} addresses={addressesOf(page)} />;
};

export const fightersPart: PartOf = (page) => {
  const fighters = replyOf(page, 'listFighters')?.fighters ?? [];
  const rankings = replyOf(page, 'listRankings')?.rankings;
  if (rankings === undefined || fighters.length === 0) return null;
  const addresses = addressesOf(page);
  return (
    <FightersLayout
      chosen={classOfFighters(queryOf(page))}
      fighters={fighters}
      rankings={rankings}
      addresses={addresses}
    >
      <FighterCards fighters={fighters} addresses={addresses} />
    </FightersLayout>
  );
};

export const fighterPart: PartOf = (page) => {
  const fighter = replyOf(page, 'getFighter');
  const statistics = replyOf(page, 'getFighterStatistics');
  if (fighter === undefined || statistics === undefined) return null;
  return <FighterProfile fighter={fighter} statistics={statistics} addresses={addressesOf(page)} />;
};

export const gridPart: PartOf = (page) => {
  const words = replyOf(page, 'getContentGrid');
  if (words === undefined || words.items.length === 0) return null;
  const addresses = addressesOf(page);
  const grid = gridOfAddress(queryOf(page));
  return (
    <GridLayout grid={grid} words={words} addresses={addresses}>
      <CardGrid id={gridName(grid)} label={words.title}>
        {words.items.map((item, index) => (
          <Card
            key={`${item.type} ${item.id}`}
            item={item}
            href={addresses.content(item)}
            now={Date.now()}
            titleDisplayMode={page.realm.titleDisplayMode}
            eager={isAtOnce(true, index)}
          />
        ))}
      </CardGrid>
    </GridLayout>
  );
};

/** What stands at another address comes with the page alone, which asks for it in a frame. */
export const externalPart: PartOf = (page) => {
  const read = replyOf(page, 'getExternalPage');
  return read === undefined || read.address !== null ? null : <ExternalArticle page={read} />;
};
