import type { RealmBoot } from '@footlight/state';

/** What the service wrote into the page; `undefined` where a page came without, as from a development server. */
export const readBoot = (): RealmBoot | undefined => {
  const text = document.getElementById('footlight-boot')?.textContent ?? '';
  return text === '' ? undefined : (JSON.parse(text) as RealmBoot);
};
