import type { ContentItem, Row as RowData } from '@footlight/contract';
import { rowPictureOf, rowProgrammesOf, showsGuideCard } from '@footlight/domain';
import { Card, SectionTile, type CardPanel } from '@footlight/ui';
import { memo } from 'react';
import { useSite } from '../../../app/site-context.js';
import { CardToggles, useToggles } from '../../../shell/cards/card-toggles.js';

/** A card in the style that its row configures. */
export const SectionCard = memo(
  ({
    row,
    item,
    index,
    now,
    panel,
  }: {
    readonly row: Pick<RowData, 'type' | 'display'>;
    readonly item: ContentItem;
    readonly index: number;
    /** Milliseconds since the epoch. */
    readonly now: number;
    /** The playlist panel that the card opens below its row. */
    readonly panel?: CardPanel | undefined;
  }) => {
    const { addresses, realm } = useSite();
    const toggles = useToggles(item);
    const { display } = row;
    const href = addresses.content(item);
    if (row.type === 'SECTION_LINK') return <SectionTile item={item} href={href} />;
    const programmes = rowProgrammesOf(row);
    const isOnAir = item.live === true || item.type === 'CHANNEL';
    const hasGuide = isOnAir && showsGuideCard(item, realm.programmeGuidePlayback);
    return (
      <Card
        item={item}
        href={href}
        now={now}
        index={index}
        showPosition={display.showItemPosition}
        titleDisplayMode={realm.titleDisplayMode}
        picture={rowPictureOf(display, item)}
        metadata={display.metadataDisplayMode}
        hideMetadata={display.hideMetadata}
        showDescription={display.contentDescription}
        ground={display.cardBackground}
        eventId={hasGuide ? (item.liveEventId ?? item.id) : undefined}
        panel={panel}
        {...(programmes === null ? {} : { programmes })}
        {...(toggles.length === 0 ? {} : { actions: <CardToggles item={item} /> })}
      />
    );
  },
);
