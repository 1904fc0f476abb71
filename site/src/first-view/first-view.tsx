import type { BroughtAnswer, FirstPage, FirstView, Images, ReplyOf } from '@footlight/contract';
import { isNoSearch, placeOf, prefixOf, type RouteName } from '@footlight/domain';
import { createTranslate } from '@footlight/i18n';
import { Hero, LabelsProvider, PagePicture } from '@footlight/ui';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.browser';
import { createAddresses } from '../navigation/addresses.js';
import { addressedSearch } from '../features/search/addressed-search.js';
import { FirstFound } from '../features/search/first-found.js';
import { startsAt } from '../features/watch/start-of.js';
import { StillPicture } from '../features/watch/still-picture.js';
import shell from '../shell/shell.module.css';
import {
  externalPart,
  fighterPart,
  fightersPart,
  gridPart,
  newsItemPart,
  newsPart,
  type PartOf,
} from './part-views.js';

interface View {
  /** Whether the picture reaches the top of the window. */
  readonly bleed: boolean;
  readonly content: ReactNode;
}

const headed = ({ images }: { readonly images: Images }, whole = false): View => ({
  bleed: true,
  content: <PagePicture images={images} whole={whole} />,
});

/** Calls of what begins with a picture behind its title. */
const HEADED: ReadonlySet<string> = new Set(['getSeries', 'getSeason', 'getPlaylist']);

const ofSection = ({ heroes }: ReplyOf<'getSection'>, page: FirstPage): View | null => {
  if (heroes.length === 0) return null;
  const addresses = createAddresses(page.realm, prefixOf(page.path));
  return {
    bleed: true,
    content: (
      <Hero
        heroes={heroes}
        titleDisplayMode={page.realm.titleDisplayMode}
        hrefOf={(button) => addresses.button(button)}
      />
    ),
  };
};

/** Whether a title's page begins with its player depends on its reader, unless everybody may watch it. */
const ofTitle = (details: ReplyOf<'getVod'> | ReplyOf<'getLiveEvent'>, page: FirstPage): View | null => {
  if (details.accessLevel !== 'GRANTED' || details.onlinePlayback !== 'AVAILABLE') return null;
  return placeOf(page.path)?.route === 'interstitial'
    ? headed(details, true)
    : {
        bleed: false,
        content: (
          <StillPicture
            image={details.images.thumbnail}
            waits={!startsAt(details.type === 'VOD' ? 'vod' : 'live', new URLSearchParams(page.query), false)}
          />
        ),
      };
};

/** Null where nothing was found: what stands then is more than lists. */
const ofSearch = (reply: ReplyOf<'searchContent'>, page: FirstPage): View | null => {
  const query = addressedSearch(new URLSearchParams(page.query));
  if (!isNoSearch(query) && reply.totalCount === 0) return null;
  const addresses = createAddresses(page.realm, prefixOf(page.path));
  return {
    bleed: false,
    content: (
      <FirstFound
        query={query}
        reply={reply}
        now={Date.now()}
        titleDisplayMode={page.realm.titleDisplayMode}
        hrefOf={(item) => addresses.content(item)}
      />
    ),
  };
};

const PARTS: Readonly<Partial<Record<RouteName, PartOf>>> = {
  news: newsPart,
  newsItem: newsItemPart,
  fighters: fightersPart,
  fighter: fighterPart,
  grid: gridPart,
  externalPage: externalPart,
};

const viewOf = ({ name, reply }: BroughtAnswer, page: FirstPage): View | null => {
  const route = placeOf(page.path)?.route;
  const part = route === undefined ? undefined : PARTS[route];
  if (part !== undefined) {
    const content = part(page);
    return content === null ? null : { bleed: false, content };
  }
  if (name === 'getSection') return ofSection(reply as ReplyOf<'getSection'>, page);
  if (name === 'getVod' || name === 'getLiveEvent') return ofTitle(reply as ReplyOf<'getVod'>, page);
  if (name === 'searchContent') return ofSearch(reply as ReplyOf<'searchContent'>, page);
  return HEADED.has(name) ? headed(reply as { readonly images: Images }) : null;
};

/** A strict policy refuses inline styles; what depends on them has its likeness in the style sheets. */
const INLINE_STYLES = / style="[^"]*"/gu;
/** React asks for pictures before their place; the service’s own head does so for the one that counts. */
const PRELOADS = /^(?:<link [^>]*>)+/u;

/**
 * What a page shows first, as markup in the place where the page itself will draw it: neither its picture nor its words
 * need wait for a script. The service puts it into its first answer, and the page takes the elements over.
 * @returns null for pages of which nothing is known before their reader
 */
export const firstView: FirstView = (page) => {
  const { language, direction, labels, realm } = page;
  const [first] = page.brought;
  const view = first === undefined ? null : viewOf(first, page);
  if (view === null) return null;
  return renderToStaticMarkup(
    <LabelsProvider value={{ t: createTranslate(labels, language), language, direction }}>
      <main
        id="content"
        tabIndex={-1}
        className={shell['content']}
        data-layout={realm.navbarLayout}
        data-bleed={view.bleed}
        data-first-view
      >
        {view.content}
      </main>
    </LabelsProvider>,
  )
    .replace(PRELOADS, '')
    .replaceAll(INLINE_STYLES, '');
};
