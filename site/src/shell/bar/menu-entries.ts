import type { MenuItem } from '@footlight/contract';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { useSite } from '../../app/site-context.js';
import { isCurrentPage } from '../../navigation/is-current-page.js';

export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly href: string;
  readonly group: MenuItem['group'];
  /** Whether it links to the current page. */
  readonly isHere: boolean;
}

const useEntryOf = () => {
  const { addresses, origin } = useSite();
  const here = useLocation();
  return (isHere: (href: string) => boolean = (href) => isCurrentPage(href, here, origin)) =>
    (item: MenuItem): MenuEntry[] => {
      const href = addresses.menu(item);
      const { id, label, group } = item;
      return href === null ? [] : [{ id, label, href, group, isHere: isHere(href) }];
    };
};

/** The footer's entries, without those that have no page on this site. */
export const useFooterEntries = (): readonly MenuEntry[] => {
  const { state } = useSite();
  const footer = useStore(state.realm, ({ menus }) => menus?.footer);
  const entryOf = useEntryOf();
  return (footer ?? []).flatMap(entryOf());
};

/** Address of the logo link; null if the menu's home has no page on this site. */
export const useHome = (): string | null => {
  const { state, addresses } = useSite();
  const home = useStore(state.realm, ({ menus }) => menus?.home);
  return home === undefined ? addresses.route('home') : addresses.menu(home);
};

/** The menu entries of this device, without those that have no page on this site. */
export const useMenuEntries = (): readonly MenuEntry[] => {
  const { state, addresses, origin } = useSite();
  const items = useStore(state.realm, ({ menus }) => menus?.items);
  const here = useLocation();
  const home = useHome();
  const entryOf = useEntryOf();
  const isHere = (href: string) =>
    isCurrentPage(href, here, origin) || (href === home && here.pathname === addresses.route('root'));
  return (items ?? []).flatMap(entryOf(isHere));
};
