import { addressOfGrid, type AddressedGrid } from '@footlight/domain';
import type { Grid } from '@footlight/state';
import { FilterLinks, useLabels } from '@footlight/ui';
import type { ReactNode } from 'react';
import { ListLayout } from '../../../shell/lists/list-layout.js';
import type { Addresses } from '../../../navigation/addresses.js';

const ALL = '';

/** Layout of a grid: its title, genres and items. */
export const GridLayout = ({
  grid: { id, genre },
  words,
  addresses,
  children,
}: {
  readonly grid: AddressedGrid;
  /** Null until loaded. */
  readonly words: Pick<Grid, 'title' | 'description' | 'genres'> | null;
  readonly addresses: Addresses;
  readonly children: ReactNode;
}) => {
  const { t } = useLabels();
  const hrefOf = (value: string | null): string =>
    addresses.route('grid', {}, addressOfGrid({ id, genre: value }));
  return (
    <ListLayout
      title={words?.title ?? t('gridTitle')}
      description={words?.description}
      tools={
        words !== null &&
        words.genres.length > 1 && (
          <FilterLinks
            label={t('gridFilter')}
            links={[
              { id: ALL, title: t('gridAll'), href: hrefOf(null) },
              ...words.genres.map(({ value, label, count }) => ({
                id: value,
                title: label,
                href: hrefOf(value),
                count,
              })),
            ]}
            currentId={genre ?? ALL}
          />
        )
      }
    >
      {children}
    </ListLayout>
  );
};
