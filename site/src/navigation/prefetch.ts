import type { Client } from '@footlight/client';
import { callsOfPage, placeOf, type PageCall, type RouteName } from '@footlight/domain';

export interface PrefetchOptions {
  readonly client: Pick<Client, 'prefetch'>;
  /** Fetches the code of a page, once; nothing for routes without a page. */
  readonly fetchPage: (route: RouteName) => Promise<unknown> | undefined;
  /** Of the page that is shown. */
  readonly here: () => string;
  /** The reader wishes for as little traffic as can be. @see https://wicg.github.io/savedata/#save-data-request-header-field */
  readonly isSparing: () => boolean;
}

/** Fetches what stands behind a link before it is followed: the page's code, and what it asks for first. */
export type Prefetch = (href: string) => void;

export const createPrefetch = ({ client, fetchPage, here, isSparing }: PrefetchOptions): Prefetch => {
  const ask = ({ next, name, ...parts }: PageCall): void => {
    const answer = client.prefetch(name, parts);
    if (next === undefined) return;
    const follow = (reply: unknown): void => {
      const following = next(reply);
      if (following !== null) ask(following);
    };
    answer?.then(follow, () => undefined);
  };

  return (href) => {
    if (isSparing()) return;
    const [address = ''] = href.split('#', 1);
    const [pathname = '', query] = address.split('?', 2);
    const place = pathname === here() ? null : placeOf(pathname);
    const code = place === null ? undefined : fetchPage(place.route);
    if (place === null || code === undefined) return;
    // Whoever follows the link asks again, and is told what is wrong.
    code.catch(() => undefined);
    for (const call of callsOfPage(place, new URLSearchParams(query))) ask(call);
  };
};
