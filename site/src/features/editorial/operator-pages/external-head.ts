import type { PageRoute } from '@footlight/domain';
import { externalPageQuery } from '@footlight/state';
import type { HeadContext } from '../../../app/define-page.js';
import type { PageHead } from '../../../head/page-head.js';
import { readLoaded } from '../../../head/read-loaded.js';

/** Length of a page's meta description. */
const DESCRIPTION_CHARACTERS = 200;

const describe = (text: string | null): string | null =>
  text === null ? null : text.replaceAll(/\s+/gu, ' ').slice(0, DESCRIPTION_CHARACTERS);

/** The head of an operator's page. @param place where the page is */
export const externalHead = (context: HeadContext, id: string, place: PageRoute): PageHead | null => {
  const page = readLoaded(context, externalPageQuery, { id });
  return page === null ? null : { title: page.title, description: describe(page.text), place };
};
