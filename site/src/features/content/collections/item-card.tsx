import type { ContentItem } from '@footlight/contract';
import type { ListContext } from '@footlight/domain';
import { Card, type CardProps } from '@footlight/ui';
import type { ReactNode } from 'react';
import { useSite } from '../../../app/site-context.js';
import { CardToggles, useToggles } from '../../../shell/cards/card-toggles.js';

/** A card of a list, with the viewer's toggles. */
export const ItemCard = ({
  item,
  list,
  more,
  ...rest
}: {
  readonly item: ContentItem;
  readonly list?: ListContext;
  /** Additional actions. */
  readonly more?: ReactNode;
} & Omit<CardProps, 'href' | 'actions'>) => {
  const { addresses, realm } = useSite();
  const toggles = useToggles(item);
  return (
    <Card
      item={item}
      href={addresses.content(item, list)}
      titleDisplayMode={realm.titleDisplayMode}
      {...rest}
      {...(toggles.length === 0 && more == null
        ? {}
        : {
            actions: (
              <>
                <CardToggles item={item} />
                {more}
              </>
            ),
          })}
    />
  );
};
