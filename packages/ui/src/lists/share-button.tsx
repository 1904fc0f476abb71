import type { ShareLabel } from '@footlight/domain';
import type { WatchlistLabelKey, Translate } from '@footlight/i18n';
import { SharePress, type SharePressProps } from '../embed/share-press.js';
import controls from './watchlist-controls.module.css';

const WORDS = {
  idle: 'watchlistShare',
  sharing: 'watchlistSharing',
  shared: 'watchlistShared',
  copied: 'watchlistLinkCopied',
  failed: 'socialShareFailed',
} as const satisfies Record<ShareLabel, WatchlistLabelKey>;

export interface ShareButtonProps extends Pick<SharePressProps, 'address' | 'title' | 'system'> {
  readonly t: Translate<WatchlistLabelKey>;
  readonly onOutcome: (label: ShareLabel) => void;
}

/** Shares the address of a list; the outcome is shown above its button. */
export const ShareButton = ({ t, ...props }: ShareButtonProps) => (
  <SharePress {...props} wordsOf={(label) => t(WORDS[label])}>
    {({ Icon, words, press }) => (
      <button type="button" className={controls['quiet']} {...press}>
        <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
        {words}
      </button>
    )}
  </SharePress>
);
