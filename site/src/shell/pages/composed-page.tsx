import type { ReplyOf } from '@footlight/contract';
import { ExternalArticle } from './external-article.js';
import { FramedPage } from './framed-page.js';

/** A page of the operator’s own as it stands: words, or what stands at another address. */
export const ComposedPage = ({ page }: { readonly page: ReplyOf<'getExternalPage'> }) => (
  <ExternalArticle
    page={page}
    frame={page.address !== null && <FramedPage title={page.title} address={page.address} />}
  />
);
