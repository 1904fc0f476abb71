import type { PlayerPage } from '../../core/player-page.js';

/** The URLs under which a video can be shared. */
interface ShareAddresses {
  /** URL of a page that plays it. */
  readonly page: string;
  /** URL of a page that other sites can embed in a frame; null if there is none. */
  readonly embed: string | null;
}

const canonical = (): string =>
  document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;

/** The URLs that the host page specifies for sharing; by default the URL of the page itself. */
export const shareAddresses = ({
  shareAddress,
  embedAddress,
}: Pick<PlayerPage, 'shareAddress' | 'embedAddress'>): ShareAddresses => ({
  page: new URL(shareAddress ?? canonical(), document.baseURI).href,
  embed: embedAddress === null ? null : new URL(embedAddress, document.baseURI).href,
});
