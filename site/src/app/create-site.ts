import type { Client } from '@footlight/client';
import type { PublicRealm } from '@footlight/contract';
import { prefixOf } from '@footlight/domain';
import { createAppState, type AppState, type ChoiceStorage, type Dehydrated } from '@footlight/state';
import { createAddresses } from '../navigation/addresses.js';
import type { PageData } from './boot.js';
import type { Site } from './site-context.js';

export interface SiteOptions {
  readonly client: Client;
  readonly storage: ChoiceStorage;
  /** Path of the page; the same in the service and in the browser. */
  readonly pathname: string;
  readonly origin: string;
  readonly data: PageData | undefined;
}

/** Creates the state of one page, in the browser and in the service. */
export const createSiteState = ({
  client,
  storage,
  data,
}: Pick<SiteOptions, 'client' | 'storage' | 'data'>): AppState =>
  createAppState({
    client,
    clock: { now: () => Date.now() },
    storage,
    ...(data === undefined ? {} : { boot: data }),
    // The state was written by the same build of the site, so its shape is trusted.
    ...(data?.state == null ? {} : { hydrate: data.state as Dehydrated }),
  });

export const siteOf = (
  state: Site['state'],
  realm: PublicRealm,
  {
    pathname,
    origin,
    language,
    renderedAt,
    renderedFor,
  }: Pick<SiteOptions, 'pathname' | 'origin'> & Pick<Site, 'language' | 'renderedAt' | 'renderedFor'>,
): Site => ({
  state,
  realm,
  language,
  origin,
  renderedAt,
  renderedFor,
  addresses: createAddresses(realm, prefixOf(pathname), origin),
});
