import type { ResponseOf } from '@footlight/contract';
import { ExternalArticle } from './external-article.js';
import { FramedPage } from './framed-page.js';

/** A page defined by the operator: text or embedded content. */
export const ComposedPage = ({ page }: { readonly page: ResponseOf<'getExternalPage'> }) => (
  <ExternalArticle
    page={page}
    frame={page.address !== null && <FramedPage title={page.title} address={page.address} />}
  />
);
