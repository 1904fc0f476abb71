import { firstGuideWindow, guideBlocks, guideSpan } from '@footlight/domain';
import { guideBlockQuery, guideGenresQuery } from '@footlight/state';
import { definePage, type LoadPage } from '../../app/define-page.js';
import { loadAhead } from '../../app/use-query.js';
import { plainHead } from '../../head/plain-head.js';
import { GuideView } from './guide-view.js';
import { guidePositionOf, openingOf } from './guide-position.js';

const loadGuide: LoadPage = ({ site, query, now, timeZone }) => {
  const { day, filter } = guidePositionOf(query);
  const span = guideSpan(now);
  const window = firstGuideWindow(openingOf(day, { now, span, timeZone }).at, span, 0);
  // Favourites need the viewer, who is unknown during preloading.
  const begins = filter.favourites === true ? [] : guideBlocks(window);
  return Promise.all([
    loadAhead(site, guideGenresQuery, {}),
    ...begins.map((begin) => loadAhead(site, guideBlockQuery, { begin, ...filter })),
  ]);
};

export const guidePage = definePage({
  load: loadGuide,
  head: import.meta.env.SSR ? plainHead('epg', 'guideTitle') : undefined,
  Component: GuideView,
  sharedByGuests: true,
});
