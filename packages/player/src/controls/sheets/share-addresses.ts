import type { ShareAddresses } from '../player-context.js';

interface SharingPage {
  readonly shareAddress: string | null;
  readonly embedAddress: string | null;
}

const canonical = (): string =>
  document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;

/** The URLs that the host page specifies for sharing; by default the URL of the page itself. */
export const shareAddresses = ({ shareAddress, embedAddress }: SharingPage): ShareAddresses => ({
  page: new URL(shareAddress ?? canonical(), document.baseURI).href,
  embed: embedAddress === null ? null : new URL(embedAddress, document.baseURI).href,
});
