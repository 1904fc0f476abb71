import type { FrameRequest, RenderedFrame, SiteModule } from '@footlight/contract';
import type { RouteName } from '@footlight/domain';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import { createLabels } from '../app/labels.js';
import { readEmbedRequest } from './embed-request.js';
import { FrameCover } from './frame-cover.js';
import { headMarkup } from '../head/head-markup.js';
import { framedTags } from '../head/head-tags.js';
import { readHead, tagsOf, type DocumentHead } from '../head/read-head.js';
import { PAGES } from '../pages.js';
import { createServedSite } from '../served-site.js';

/** The site's route for each kind of frame. */
const FRAMED: ReadonlyMap<string, { readonly route: RouteName; readonly idName: string }> = new Map([
  ['vod', { route: 'vod', idName: 'eventId' }],
  ['live', { route: 'live', idName: 'eventId' }],
  ['playlist', { route: 'playlist', idName: 'playlistId' }],
]);

const read = async (request: FrameRequest, t: Parameters<typeof tagsOf>[2]): Promise<DocumentHead> => {
  const { kind, id, query, now, boot } = request;
  const framed = FRAMED.get(kind);
  const page = framed === undefined ? undefined : await PAGES[framed.route]?.();
  if (framed === undefined || page === undefined) return { status: 404, head: null };
  const site = createServedSite(request, '/', null);
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

/** Markup of the cover that the player replaces (PLAY-18); empty if there is nothing to play. */
const coverOf = ({ head }: DocumentHead, { kind, id, query }: FrameRequest, playLabel: string): string => {
  const pathname = `/embed/${kind}/${encodeURIComponent(id)}`;
  const { options } = readEmbedRequest({ pathname, search: query }) ?? {};
  if (head === null || options === undefined) return '';
  const { controls = 'default', autoplay = false } = options;
  return renderToStaticMarkup(
    <FrameCover
      picture={head.picture ?? null}
      playLabel={controls === 'default' && !autoplay ? playLabel : null}
    />,
  );
};

/** See {@link SiteModule}. */
export const renderFrame: SiteModule['renderFrame'] = async (request): Promise<RenderedFrame> => {
  const { labels, language, direction } = request.boot.labels;
  const { t } = await createLabels(labels, language, direction);
  const found = await read(request, t);
  const tags = await tagsOf(found, request, t);
  return {
    status: found.status,
    head: headMarkup(found.head === null ? tags : framedTags(tags), false),
    cover: coverOf(found, request, t('play')),
  };
};
