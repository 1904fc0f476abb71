import type { ContentItem } from '@footlight/contract';
import { useLabels } from '@footlight/ui';
import { createContext, use, useState, type ReactNode } from 'react';
import { lazyPart } from '../../app/lazy-part.js';
import { dialogNotFetched } from '../../app/not-fetched.js';
import { useSite } from '../../app/site-context.js';
import { useSignInAddress } from '../viewers/use-sign-in-address.js';

const AddToList = lazyPart(async () => (await import('@footlight/widgets/add-to-list')).AddToList);

type Listed = Pick<ContentItem, 'id' | 'type' | 'title'>;

const AddToListContext = createContext<(item: Listed) => void>(() => undefined);

/** Returns a function that opens the panel for adding a title to a list. */
export const useAddToList = () => use(AddToListContext);

const listedKind = ({ type }: Listed): 'VOD' | 'PLAYLIST' | 'SERIES' | 'NEWS' =>
  type === 'PLAYLIST' || type === 'SERIES' || type === 'NEWS' ? type : 'VOD';

/** One panel shared by all cards; loaded on first use. */
export const AddToListProvider = ({ children }: { readonly children: ReactNode }) => {
  const { state, realm, language } = useSite();
  const { t } = useLabels();
  const signInAddress = useSignInAddress();
  const [item, setItem] = useState<Listed | null>(null);
  const close = () => setItem(null);
  return (
    <AddToListContext value={setItem}>
      {children}
      {item !== null && (
        <AddToList
          of={{
            client: state.client,
            lists: state,
            realm,
            language,
            t,
            contentRef: { id: item.id, kind: listedKind(item), title: item.title },
            signInHref: signInAddress,
            onClose: close,
          }}
          failed={dialogNotFetched(close)}
        />
      )}
    </AddToListContext>
  );
};
