import type { ContentItem } from '@footlight/contract';
import { describeCard, enlargementOf } from '@footlight/domain';
import type { CSSProperties, KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { ChannelLogo } from '../../guide/channel-logo.js';
import { Chip } from '../../controls/chip.js';
import { LockChip } from '../../controls/lock-chip.js';
import { ProgrammeBar } from '../../guide/programme-bar.js';
import { classNames } from '../../labels/class-names.js';
import { useLabels } from '../../labels/labels.js';
import { Link } from '../../labels/link.js';
import { useInCarousel } from '../row/carousel-context.js';
import { unseen } from '../../text/unseen.js';
import { WatchedBar } from '../../playback/watched-bar.js';
import { nextInCard } from './card-keys.js';
import { CardMeta } from './card-meta.js';
import { CardPicture } from './card-picture.js';
import { CardProgrammes } from './card-programmes.js';
import styles from './card.module.css';

export interface CardProps {
  readonly item: ContentItem;
  readonly href: string;
  /** Milliseconds since the epoch, by the service's clock. */
  readonly now: number;
  /** Position in its list, from 0. */
  readonly index?: number;
  readonly showPosition?: boolean;
  readonly titleDisplayMode?: 'SHOW' | 'HIDE';
  /** `title` draws the title's name over the picture. */
  readonly picture?: 'thumbnail' | 'poster' | 'title';
  /** Text below the picture: the title; also a line of metadata; also the description. */
  readonly metadata?: 'compact' | 'regular' | 'expanded';
  readonly hideMetadata?: boolean;
  /** The first lines of the description, independent of `metadata`. */
  readonly showDescription?: boolean;
  /** The current programme, or the current and the next, below the title. */
  readonly programmes?: 'now' | 'nowAndNext';
  /** Background colour of picture and text, `#rrggbb`. */
  readonly ground?: string | null;
  readonly eager?: boolean;
  /** Id of the event whose programme the page shows beside the card. */
  readonly eventId?: string | undefined;
  /** Whether this content is playing. */
  readonly isCurrent?: boolean;
  /** The card opens a panel in its row; its link is used in windows too small for the panel. */
  readonly panel?: CardPanel | undefined;
  /** Buttons on the artwork, such as favourite and watchlist. */
  readonly actions?: ReactNode;
}

/** The panel that a card opens. */
export interface CardPanel {
  readonly id: string;
  readonly isOpen: boolean;
  /** Called on a click; `preventDefault` keeps the viewer on the page. */
  readonly onFollow: (click: MouseEvent<HTMLAnchorElement>) => void;
}

const panelAttributes = ({ id, isOpen, onFollow }: CardPanel) => ({
  'aria-expanded': isOpen,
  'aria-controls': isOpen ? id : undefined,
  onClick: onFollow,
});

const groundOf = (colour: string): CSSProperties & Record<'--card-ground', string> => ({
  '--card-ground': colour,
});

/** One piece of content in a row or a grid. */
export const Card = (props: CardProps) => {
  const {
    item,
    href,
    now,
    index = 0,
    showPosition = false,
    titleDisplayMode = 'SHOW',
    picture = 'thumbnail',
    metadata = 'regular',
    programmes,
    ground = null,
    actions,
  } = props;
  const { t, direction } = useLabels();
  const inCarousel = useInCarousel();
  const card = describeCard(item, { index, showItemPosition: showPosition, titleDisplayMode, now });
  const isPoster = picture === 'poster' && item.images.poster !== undefined;
  const airing = programmes === undefined ? null : (item.programmingInfo?.currentProgramme ?? null);
  const hasText = props.hideMetadata !== true && card.showTitle;
  const describes = props.showDescription === true || metadata === 'expanded';

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = nextInCard(event.key, direction, event.currentTarget, document.activeElement);
    if (next === undefined) return;
    event.preventDefault();
    // The list around the card navigates between links only and must not handle this key.
    event.stopPropagation();
    next.focus();
  };

  return (
    // Key events bubble up from the link and the toggles; the card itself is not interactive.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <article
      onKeyDown={onKeyDown}
      className={classNames(styles['card'], isPoster && styles['poster'])}
      data-card={`${item.type}:${item.id}`}
      data-event-id={props.eventId}
      data-enlarge={enlargementOf({ inCarousel, hasActions: actions !== undefined })}
      data-grounded={ground !== null}
      style={ground === null ? undefined : groundOf(ground)}
    >
      <Link
        href={href}
        className={styles['link'] ?? ''}
        aria-current={props.isCurrent === true ? 'true' : undefined}
        {...(props.panel === undefined ? {} : panelAttributes(props.panel))}
      >
        {!hasText && picture !== 'title' && <span className={unseen}>{item.title}</span>}
        <span className={styles['stage']}>
          <CardPicture item={item} picture={picture} eager={props.eager ?? false} />
          {programmes !== undefined && item.programmingInfo?.channelLogoUrl != null && (
            <ChannelLogo
              className={styles['logo']}
              url={item.programmingInfo.channelLogoUrl}
              size={36}
              lazy
            />
          )}
          {card.position !== null && (
            <span className={styles['position']} aria-hidden="true">
              {card.position}
            </span>
          )}
          <span className={styles['chips']}>
            {card.live && <Chip tone="live">{t('live')}</Chip>}
            {props.isCurrent === true && <Chip>{t('episodesNow')}</Chip>}
            {card.lock !== null && <LockChip lock={card.lock} />}
          </span>
          {airing !== null && <ProgrammeBar programme={airing} at={now} label={t('guideCardProgress')} />}
          <WatchedBar part={item.watchProgress} />
        </span>
        {hasText && (
          <span className={styles['words']}>
            {picture !== 'title' && (
              <span className={styles['title']} dir="auto">
                {item.title}
              </span>
            )}
            {programmes === undefined
              ? metadata !== 'compact' && <CardMeta item={item} startsAt={card.startsAt} />
              : item.programmingInfo !== undefined && (
                  <CardProgrammes info={item.programmingInfo} at={now} next={programmes === 'nowAndNext'} />
                )}
            {describes && item.description !== '' && (
              <span className={styles['description']} dir="auto">
                {item.description}
              </span>
            )}
          </span>
        )}
      </Link>
      {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
    </article>
  );
};
