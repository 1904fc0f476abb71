import type { MenuItem } from '@footlight/contract';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { useSite } from '../app/site-context.js';
import { leadsHere } from '../navigation/leads-here.js';

export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly href: string;
  readonly group: MenuItem['group'];
  /** Where the reader is. */
  readonly isHere: boolean;
}

const useEntryOf = () => {
  const { addresses } = useSite();
  const here = useLocation();
  return (isHere: (href: string) => boolean = (href) => leadsHere(href, here, location.origin)) =>
    (item: MenuItem): MenuEntry[] => {
      const href = addresses.menu(item);
      const { id, label, group } = item;
      return href === null ? [] : [{ id, label, href, group, isHere: isHere(href) }];
    };
};

/** What stands below every page, without what leads nowhere here. */
export const useFooterEntries = (): readonly MenuEntry[] => {
  const { state } = useSite();
  const footer = useStore(state.realm, ({ menus }) => menus?.footer);
  const entryOf = useEntryOf();
  return (footer ?? []).flatMap(entryOf());
};

/**
 * The menus of this device as links of this site, without those that lead nowhere here.
 * @returns `home` null where the default menu names a home that this site has no page for
 */
export const useMenuEntries = () => {
  const { state, addresses } = useSite();
  const menus = useStore(state.realm, ({ menus: held }) => held);
  const here = useLocation();
  const entryOf = useEntryOf();
  const home = menus === null ? addresses.route('home') : addresses.menu(menus.home);
  const isHere = (href: string) =>
    leadsHere(href, here, location.origin) || (href === home && here.pathname === addresses.route('root'));
  const entries = (menus?.items ?? []).flatMap(entryOf(isHere));
  return { home, entries };
};
