import type { PageRequest, RenderedHead } from '@footlight/contract';
import type { HeadContext, Page } from '../app/define-page.js';
import { closedTags, headTags, type HeadTags } from './head-tags.js';
import { UnreadPageError } from './read-loaded.js';
import type { PageHead } from './page-head.js';

/** A document's head before it is rendered. */
export interface DocumentHead {
  readonly status: RenderedHead['status'];
  /** Null for pages that must not be indexed. */
  readonly head: PageHead | null;
}

/**
 * Reads a page's head after the page has loaded.
 * @param page null if there is no page at the address
 */
export const readHead = (page: Page | null, context: HeadContext): DocumentHead => {
  if (page === null) return { status: 404, head: null };
  if (page.head === undefined)
    return { status: page.exists === undefined || page.exists(context) ? 200 : 404, head: null };
  try {
    const head = page.head(context);
    return { status: head === null ? 404 : 200, head };
  } catch (error) {
    if (error instanceof UnreadPageError) return { status: 503, head: null };
    throw error;
  }
};

/** Loads the translated titles that the addresses need and builds the head's contents. */
export const tagsOf = async (
  { status, head }: DocumentHead,
  { boot, origin, titlesOf }: Pick<PageRequest, 'boot' | 'origin' | 'titlesOf'>,
  t: HeadContext['t'],
): Promise<HeadTags> => {
  if (head === null) return closedTags(status === 404 ? t('notFoundTitle') : null, boot);
  const [titles = {}] = head.titled === undefined ? [] : await titlesOf([head.titled.content]);
  return headTags(head, { boot, origin, titles });
};
