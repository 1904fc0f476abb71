import type { MenuItem } from '@footlight/contract';
import type { RouteName } from '@footlight/domain';
import type { Query } from '@footlight/state';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useQuery } from '../../../app/use-query.js';
import { BeginWith } from './begin-with.js';
import { PendingDocument } from './pending-document.js';
import { useFirstMenus } from './use-first-menus.js';

interface OwnDocumentProps<V> {
  readonly label: string;
  /** Query parameter of the preview's address. */
  readonly parameter: string;
  /** Route of such documents on the site, and its id parameter. */
  readonly stands: { readonly route: RouteName; readonly parameter: string };
  readonly query: Query<{ readonly id: string }, V>;
  /** Document used when no id is given. */
  readonly example: V;
  readonly children: (initial: V) => ReactNode;
}

const RequestedDocument = <V,>({
  id,
  query,
  children,
}: Pick<OwnDocumentProps<V>, 'query' | 'children'> & { readonly id: string }) => {
  const { data, error, retry } = useQuery(query, { id });
  return data === null ? <PendingDocument error={error} onRetry={() => void retry()} /> : children(data);
};

/** Id of the operator's first document of this kind in the menus; empty if there is none. */
const useNamedInMenus = ({ route, parameter }: OwnDocumentProps<unknown>['stands']): string => {
  const menus = useFirstMenus();
  const entries: readonly MenuItem[] = menus === null ? [] : [...menus.items, ...menus.footer];
  const ids = entries.map(({ target }) =>
    target.type === 'ROUTE' && target.route === route ? target.params[parameter] : undefined,
  );
  return ids.find((id) => id !== undefined) ?? '';
};

/** Selects the document to start with: the id in the address, else one from the menus, else the example. */
export const OwnDocument = <V,>({
  label,
  parameter,
  stands,
  query,
  example,
  children,
}: OwnDocumentProps<V>) => {
  const [parameters] = useSearchParams();
  const named = useNamedInMenus(stands);
  const requestedId = parameters.get(parameter) ?? '';
  const id = requestedId === '' ? named : requestedId;
  return (
    <>
      <BeginWith key={`begin ${id}`} label={label} parameter={parameter} id={id} />
      {id === '' ? (
        children(example)
      ) : (
        <RequestedDocument key={id} id={id} query={query}>
          {children}
        </RequestedDocument>
      )}
    </>
  );
};
