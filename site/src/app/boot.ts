import type { BroughtAnswer } from '@footlight/contract';
import type { RealmBoot } from '@footlight/state';

export interface PageBoot extends RealmBoot {
  /** To what the page would ask for first, as guests read it. */
  readonly brought: readonly BroughtAnswer[];
}

/** What the service wrote into the page; `undefined` where a page came without, as from a development server. */
export const readBoot = (): PageBoot | undefined => {
  const text = document.getElementById('footlight-boot')?.textContent ?? '';
  return text === '' ? undefined : (JSON.parse(text) as PageBoot);
};
