import type { WatchlistLabelKey, Translate } from '@footlight/i18n';
import { Bookmark, ListPlus, ListVideo, LogIn } from 'lucide-react';
import type { MouseEvent } from 'react';
import { unseen } from '../unseen/unseen.js';
import classes from './watchlist-button.module.css';

export type WatchlistButtonKind =
  /** Opens the panel to add a title. */
  | 'add'
  /** Opens the panel with one's lists, or with one that was shared. */
  | 'lists'
  | 'shared'
  /** Toggles the one list. */
  | 'favourite';

const ICONS = { add: ListPlus, lists: ListVideo, shared: ListVideo, favourite: Bookmark } as const;

export interface WatchlistButtonProps {
  readonly kind: WatchlistButtonKind;
  /** Of what would be added; null where nothing is known of it. */
  readonly title: string | null;
  /** Favourites: whether it is one. */
  readonly isMarked: boolean;
  /** Favourites: how the last press went; null before one. A toggle that failed is taken back. */
  readonly outcome: 'done' | 'failed' | null;
  readonly isOpen: boolean;
  /** What was pressed is on its way. */
  readonly isBusy: boolean;
  /** Only the picture is shown. */
  readonly isCompact: boolean;
  readonly t: Translate<WatchlistLabelKey>;
  readonly onPress: () => void;
}

const favouriteWords = (
  { isMarked, outcome, title }: WatchlistButtonProps,
  t: Translate<WatchlistLabelKey>,
): { readonly words: string; readonly name: string } => {
  if (outcome === 'failed')
    return { words: t('watchlistFavouriteFailed'), name: t('watchlistFavouriteFailed') };
  const words = isMarked ? t('watchlistFavouriteOn') : t('watchlistFavouriteAdd');
  if (title === null) return { words, name: words };
  const name = isMarked ? 'watchlistFavouriteOnTitle' : 'watchlistFavouriteAddTitle';
  return { words, name: t(name, { title }) };
};

const wordsOf = (props: WatchlistButtonProps): { readonly words: string; readonly name: string } => {
  const { kind, title, t } = props;
  if (kind === 'favourite') return favouriteWords(props, t);
  if (kind === 'add') {
    const words = t('watchlistAdd');
    if (title === null) return { words, name: words };
    // What is seen of a control is part of its name (WCAG 2.5.3).
    return { words, name: props.isCompact ? t('watchlistAddTitle', { title }) : `${words}: ${title}` };
  }
  const words = t(kind === 'lists' ? 'watchlistMine' : 'watchlistOpenShared');
  return { words, name: words };
};

/** Opens the lists, or toggles the one list. */
export const WatchlistButton = (props: WatchlistButtonProps) => {
  const { kind, isMarked, isOpen, isCompact, onPress } = props;
  const { words, name } = wordsOf(props);
  const Icon = ICONS[kind];
  const isToggle = kind === 'favourite';
  return (
    <>
      <button
        type="button"
        part="button"
        className={classes['button']}
        aria-busy={props.isBusy}
        data-compact={isCompact}
        data-marked={isToggle ? isMarked : undefined}
        aria-label={name}
        title={isCompact ? words : undefined}
        aria-haspopup={isToggle ? undefined : 'dialog'}
        aria-expanded={isToggle ? undefined : isOpen}
        onClick={onPress}
      >
        <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
        {!isCompact && <span>{words}</span>}
      </button>
      {isToggle && (
        <span className={unseen} role="status">
          {props.outcome === null ? '' : name}
        </span>
      )}
    </>
  );
};

/** Where a guest finds an account; a page of somebody else's may take the press itself. */
export const WatchlistSignIn = ({
  href,
  words,
  isCompact,
  onFollow,
}: {
  readonly href: string;
  readonly words: string;
  readonly isCompact: boolean;
  readonly onFollow: (click: MouseEvent<HTMLAnchorElement>) => void;
}) => (
  <a
    part="sign-in"
    className={classes['button']}
    data-compact={isCompact}
    href={href}
    aria-label={words}
    title={isCompact ? words : undefined}
    onClick={onFollow}
  >
    <LogIn size={20} strokeWidth={1.75} aria-hidden="true" />
    {!isCompact && <span>{words}</span>}
  </a>
);

/** The button's place while it is not known what the viewer may do. */
export const WatchlistButtonWaiting = ({
  isCompact,
  words,
}: {
  readonly isCompact: boolean;
  readonly words: string;
}) => (
  <span
    className={`${classes['button']} ${classes['waiting']}`}
    data-compact={isCompact}
    role="status"
    aria-label={words}
  />
);

/** Why there is no button, and the way to another try. */
export const WatchlistButtonFailed = ({
  words,
  retry,
  onRetry,
}: {
  readonly words: string;
  /** Absent where another try would end the same. */
  readonly retry?: string | undefined;
  readonly onRetry?: () => void;
}) => (
  <span className={classes['failed']} role="status">
    <span>{words}</span>
    {retry !== undefined && (
      <button type="button" className={classes['retry']} onClick={onRetry}>
        {retry}
      </button>
    )}
  </span>
);
