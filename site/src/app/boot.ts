import type { PageBoot } from '@footlight/contract';

/** The data that the service embeds in a page. */
export interface PageData extends PageBoot {
  /** Milliseconds since the epoch: the time that the page was rendered for. */
  readonly now: number;
  /** The dehydrated state that the page was rendered from; null for a page without markup. */
  readonly state: unknown;
}

/** Returns `undefined` for a page without embedded data, such as one from a development server. */
export const readPageData = (): PageData | undefined => {
  const text = document.getElementById('footlight-boot')?.textContent ?? '';
  return text === '' ? undefined : (JSON.parse(text) as PageData);
};
