import type { PageBoot } from '@footlight/contract';

/** What the service wrote into a page of the site. */
export interface PageData extends PageBoot {
  /** Milliseconds since the epoch: the time that the page was drawn for. */
  readonly now: number;
  /** What the page was drawn from; null where it came without markup. */
  readonly state: unknown;
}

/** `undefined` where a page came without, as from a development server. */
export const readPageData = (): PageData | undefined => {
  const text = document.getElementById('footlight-boot')?.textContent ?? '';
  return text === '' ? undefined : (JSON.parse(text) as PageData);
};
