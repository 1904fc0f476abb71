import type { FrameRequest, RenderedHead, SiteModule } from '@footlight/contract';
import type { RouteName } from '@footlight/domain';
import { createLabels } from './app/labels.js';
import { headMarkup } from './head/head-markup.js';
import { framedTags } from './head/head-tags.js';
import { readHead, tagsOf, type DocumentHead } from './head/read-head.js';
import { PAGES } from './pages.js';
import { createServedSite } from './served-site.js';

/** The pages that show the same as a frame, by the kind in its address. */
const FRAMED: ReadonlyMap<string, { readonly route: RouteName; readonly idName: string }> = new Map([
  ['vod', { route: 'vod', idName: 'eventId' }],
  ['live', { route: 'live', idName: 'eventId' }],
  ['playlist', { route: 'playlist', idName: 'playlistId' }],
]);

const read = async (asked: FrameRequest, t: Parameters<typeof tagsOf>[2]): Promise<DocumentHead> => {
  const { kind, id, query, now, boot } = asked;
  const framed = FRAMED.get(kind);
  const page = framed === undefined ? undefined : await PAGES[framed.route]?.();
  if (framed === undefined || page === undefined) return { status: 404, head: null };
  const site = createServedSite(asked, '/', null);
  try {
    const context = {
      site,
      params: { [framed.idName]: id },
      query: new URLSearchParams(query),
      now,
      timeZone: 'UTC',
    } as const;
    await page.load?.(context);
    return readHead(page, { ...context, t, language: boot.labels.language });
  } finally {
    site.state.dispose();
  }
};

/** See {@link SiteModule}. */
export const renderFrameHead: SiteModule['renderFrameHead'] = async (asked): Promise<RenderedHead> => {
  const { labels, language, direction } = asked.boot.labels;
  const { t } = await createLabels(labels, language, direction);
  const found = await read(asked, t);
  const tags = await tagsOf(found, asked, t);
  return { status: found.status, head: headMarkup(found.head === null ? tags : framedTags(tags), false) };
};
