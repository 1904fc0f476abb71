import type { Client } from '@footlight/client';
import type { ReplyOf } from '@footlight/contract';

export interface AuthoriseWish {
  /** Name in the call paths: `GOOGLE`, or the realm file's own of a client. */
  readonly word: string;
  readonly isOpenId: boolean;
  readonly flow: 'SIGNIN' | 'SIGNUP';
  /** Handed to the provider. */
  readonly extraParams: string | null;
}

/** Asks the service where a browser signs in at an outside provider. */
export const createAuthoriseAddresses =
  (client: Client) =>
  async ({ word, isOpenId, flow, extraParams }: AuthoriseWish): Promise<string> => {
    const extra = extraParams === null ? {} : { extraParams };
    const {
      authorisationUri,
    }: Pick<ReplyOf<'getProviderAuthUri'>, 'authorisationUri'> = isOpenId
      ? await client.call('getOpenIdAuthUri', {
          params: { providerName: word },
          query: { authoriseUriFlow: flow, ...extra },
        })
      : await client.call('getProviderAuthUri', { params: { provider: word }, query: extra });
    return authorisationUri;
  };
