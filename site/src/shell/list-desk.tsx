import type { ContentItem } from '@footlight/contract';
import { useLabels } from '@footlight/ui';
import { Suspense, createContext, lazy, use, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useSite } from '../app/site-context.js';
import { signInQuery } from '../navigation/sign-in-query.js';

const AddToList = lazy(async () => ({
  default: (await import('@footlight/elements/add-to-list')).AddToList,
}));

type Listed = Pick<ContentItem, 'id' | 'type' | 'title'>;

const ListDeskContext = createContext<(item: Listed) => void>(() => undefined);

/** Opens the panel that adds a title to a list. */
export const useListDesk = () => use(ListDeskContext);

const listedKind = ({ type }: Listed): 'VOD' | 'PLAYLIST' | 'SERIES' =>
  type === 'PLAYLIST' || type === 'SERIES' ? type : 'VOD';

/** One panel for all cards of a page, fetched when it is first asked for. */
export const ListDesk = ({ children }: { readonly children: ReactNode }) => {
  const { state, realm, language, addresses } = useSite();
  const { t } = useLabels();
  const { pathname, search } = useLocation();
  const [item, setItem] = useState<Listed | null>(null);
  return (
    <ListDeskContext value={setItem}>
      {children}
      {item !== null && (
        <Suspense>
          <AddToList
            client={state.client}
            lists={state}
            realm={realm}
            language={language}
            t={t}
            thing={{ id: item.id, kind: listedKind(item), title: item.title }}
            signInHref={addresses.route('login', {}, signInQuery(pathname, search))}
            onClose={() => setItem(null)}
          />
        </Suspense>
      )}
    </ListDeskContext>
  );
};
