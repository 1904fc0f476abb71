import type { Hero, Section } from '@footlight/contract';
import { BROWSE_SECTION, HOME_SECTION } from '@footlight/domain';
import { sectionQuery } from '@footlight/state';
import { ABOVE_MOBILE, UP_TO_MOBILE } from '@footlight/tokens';
import type { HeadContext, ReadHead } from '../../../app/define-page.js';
import { readLoaded } from '../../../head/read-loaded.js';
import type { PageHead, PreloadedPicture } from '../../../head/page-head.js';

/** Matches the choice in `ui/artwork`: narrow windows load the portrait image. */
const heroPictures = ({ background: { image, portrait } }: Hero): PreloadedPicture[] =>
  portrait === null
    ? [{ image, sizes: '100vw' }]
    : [
        { image, sizes: '100vw', media: ABOVE_MOBILE },
        { image: portrait, sizes: '100vw', media: UP_TO_MOBILE },
      ];

const shownBy = ({ section, heroes: [hero] }: Section): Omit<PageHead, 'place'> => ({
  title: section.title,
  ...(hero === undefined
    ? {}
    : {
        description: hero.description === '' ? null : hero.description,
        picture: hero.background.image,
        preload: heroPictures(hero),
      }),
});

const sectionOf = (context: HeadContext, id: string): Omit<PageHead, 'place'> | null => {
  const data = readLoaded(context, sectionQuery, { id });
  return data === null ? null : shownBy(data);
};

export const sectionHead: ReadHead = (context) => {
  const { id = '' } = context.params;
  const shown = sectionOf(context, id);
  return shown === null ? null : { ...shown, place: { route: 'section', params: { id } } };
};

/** Head of the site itself, whether or not the operator has configured a home section. */
export const homeHead: ReadHead = (context) => ({
  ...sectionOf(context, HOME_SECTION),
  title: null,
  description: null,
  place: { route: 'root', params: {} },
});

export const browseHead: ReadHead = (context) => ({
  title: context.t('browseTitle'),
  ...sectionOf(context, BROWSE_SECTION),
  place: { route: 'browse', params: {} },
});
