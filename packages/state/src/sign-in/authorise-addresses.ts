import type { Client } from '@footlight/client';
import type { ResponseOf } from '@footlight/contract';

export interface AuthoriseRequest {
  /** Name in the call paths: `GOOGLE`, or a client's name in the realm file. */
  readonly word: string;
  readonly isOpenId: boolean;
  readonly flow: 'SIGNIN' | 'SIGNUP';
  /** Passed to the provider. */
  readonly extraParams: string | null;
}

/** Requests the address for sign-in at an outside provider. */
export const createAuthoriseAddresses =
  (client: Client) =>
  async ({ word, isOpenId, flow, extraParams }: AuthoriseRequest): Promise<string> => {
    const extra = extraParams === null ? {} : { extraParams };
    const {
      authorisationUri,
    }: Pick<ResponseOf<'getProviderAuthUri'>, 'authorisationUri'> = isOpenId
      ? await client.call('getOpenIdAuthUri', {
          params: { providerName: word },
          query: { authoriseUriFlow: flow, ...extra },
        })
      : await client.call('getProviderAuthUri', { params: { provider: word }, query: extra });
    return authorisationUri;
  };
