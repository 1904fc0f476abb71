import type { ContentItem } from '@footlight/contract';
import { Card, type CardPanel } from '@footlight/ui';
import { useSite } from '../../app/site-context.js';
import { CardToggles, useToggles } from '../../shell/cards/card-toggles.js';

/** A card of a search result. */
export const SearchCard = ({
  item,
  now,
  eager,
  panel,
}: {
  readonly item: ContentItem;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly eager: boolean;
  /** The panel that a playlist's card opens. */
  readonly panel?: CardPanel | undefined;
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
      panel={panel}
      {...(toggles.length === 0 ? {} : { actions: <CardToggles item={item} /> })}
    />
  );
};
