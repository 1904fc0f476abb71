import type { WatchlistLabelKey, Translate } from '@footlight/i18n';
import { Bookmark, ListPlus, ListVideo, LogIn } from 'lucide-react';
import type { MouseEvent } from 'react';
import { unseen } from '../text/unseen.js';
import classes from './watchlist-button.module.css';

export type WatchlistButtonKind =
  /** Opens the panel to add a title. */
  | 'add'
  /** Opens the panel with the viewer's lists, or with a shared one. */
  | 'lists'
  | 'shared'
  /** Toggles the title in the favourites. */
  | 'favourite';

const ICONS = { add: ListPlus, lists: ListVideo, shared: ListVideo, favourite: Bookmark } as const;

export interface WatchlistButtonProps {
  readonly kind: WatchlistButtonKind;
  /** Title of what would be added; null when it is unknown. */
  readonly title: string | null;
  /** Favourites: whether the title is one. */
  readonly isMarked: boolean;
  /** Favourites: result of the last press; null before one. A failed toggle is reverted. */
  readonly outcome: 'done' | 'failed' | null;
  readonly isOpen: boolean;
  /** Whether a request is in progress. */
  readonly isBusy: boolean;
  /** Shows only the icon. */
  readonly isCompact: boolean;
  readonly t: Translate<WatchlistLabelKey>;
  readonly onPress: () => void;
}

const favouriteLabel = (
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
  if (kind === 'favourite') return favouriteLabel(props, t);
  if (kind === 'add') {
    const words = t('watchlistAdd');
    if (title === null) return { words, name: words };
    // The accessible name must contain the visible label (WCAG 2.5.3).
    return { words, name: props.isCompact ? t('watchlistAddTitle', { title }) : `${words}: ${title}` };
  }
  const words = t(kind === 'lists' ? 'watchlistMine' : 'watchlistOpenShared');
  return { words, name: words };
};

/** Opens the lists, or toggles the favourite. */
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

/** A link to the sign-in page for guests; the host page may handle the press itself. */
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

/** Placeholder of the button until the viewer's permissions are known. */
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

/** Shown instead of the button after a failure, with a retry if one could help. */
export const WatchlistButtonFailed = ({
  words,
  retry,
  onRetry,
}: {
  readonly words: string;
  /** Label of the retry button; absent when a retry would fail again. */
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
