import type { ContentItem } from '@footlight/contract';
import { Card } from '@footlight/ui';
import { useSite } from '../../app/site-context.js';
import { CardToggles, useToggles } from '../../shell/card-toggles.js';

/** A card of something that was found. */
export const SearchCard = ({
  item,
  now,
  eager,
}: {
  readonly item: ContentItem;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly eager: boolean;
}) => {
  const { addresses, realm } = useSite();
  const toggles = useToggles(item);
  return (
    <Card
      item={item}
      href={addresses.content(item)}
      now={now}
      titleDisplayMode={realm.titleDisplayMode}
      eager={eager}
      {...(toggles.length === 0 ? {} : { actions: <CardToggles item={item} /> })}
    />
  );
};
