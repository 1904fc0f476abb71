import type { ResponseOf } from '@footlight/contract';
import type { NoParams, Query } from '../cache/query.js';

/** The mails that the service sends, with their subjects. */
export const mailPreviewsQuery: Query<NoParams, ResponseOf<'listMailPreviews'>> = {
  name: 'mailPreviews',
  fetch: ({ client, signal }) => client.call('listMailPreviews', { signal }),
};

/** One mail with sample data in a language. */
export const mailPreviewQuery: Query<
  { readonly kind: string; readonly language: string },
  ResponseOf<'getMailPreview'>
> = {
  name: 'mailPreview',
  fetch: ({ client, params: { kind, language }, signal }) =>
    client.call('getMailPreview', { params: { kind }, query: { language }, signal }),
};
