import { useSite } from '../../app/site-context.js';

/** Document title of the current page. React moves the element into the head. */
export const PageTitle = ({ of }: { readonly of?: string | undefined }) => {
  const { realm } = useSite();
  return <title>{of === undefined || of === '' ? realm.name : `${of} · ${realm.name}`}</title>;
};
