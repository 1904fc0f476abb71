import { useLayoutEffect } from 'react';
import { useSite } from '../app/site-context.js';

/** The document's title while its page stands. */
export const PageTitle = ({ of }: { readonly of?: string | undefined }) => {
  const { realm } = useSite();
  const title = of === undefined || of === '' ? realm.name : `${of} · ${realm.name}`;
  // Not as an element: only React itself would lift it into the head (docs/decisions/0019).
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
  return null;
};
