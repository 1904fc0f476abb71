import { useSite } from '../../app/site-context.js';

/** The document's title while its page stands. React moves the element into the head. */
export const PageTitle = ({ of }: { readonly of?: string | undefined }) => {
  const { realm } = useSite();
  return <title>{of === undefined || of === '' ? realm.name : `${of} · ${realm.name}`}</title>;
};
