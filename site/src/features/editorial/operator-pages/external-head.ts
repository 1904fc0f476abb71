import { externalPageQuery } from '@footlight/state';
import type { ReadHead } from '../../../app/define-page.js';
import { readLoaded } from '../../../head/read-loaded.js';

/** Length of a page's meta description. */
const DESCRIPTION_CHARACTERS = 200;

const describe = (text: string | null): string | null =>
  text === null ? null : text.replaceAll(/\s+/gu, ' ').slice(0, DESCRIPTION_CHARACTERS);

export const externalHead: ReadHead = (context) => {
  const { pageId = '' } = context.params;
  const page = readLoaded(context, externalPageQuery, { id: pageId });
  return page === null
    ? null
    : {
        title: page.title,
        description: describe(page.text),
        place: { route: 'externalPage', params: { pageId } },
      };
};
