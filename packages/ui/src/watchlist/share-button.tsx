import type { ShareLabel } from '@footlight/domain';
import type { WatchlistLabelKey, Translate } from '@footlight/i18n';
import { Check, Share2, TriangleAlert } from 'lucide-react';
import { useShare, type Sharer } from '../share/use-share.js';
import controls from './watchlist-controls.module.css';
import panel from './watchlist-panel.module.css';

const WORDS = {
  idle: 'watchlistShare',
  sharing: 'watchlistSharing',
  shared: 'watchlistShared',
  copied: 'watchlistLinkCopied',
  failed: 'socialShareFailed',
} as const satisfies Record<ShareLabel, WatchlistLabelKey>;

const ICONS = { idle: Share2, sharing: Share2, shared: Check, copied: Check, failed: TriangleAlert } as const;

export interface ShareButtonProps {
  readonly address: string;
  readonly title: string;
  readonly t: Translate<WatchlistLabelKey>;
  readonly onOutcome: (label: ShareLabel) => void;
  readonly system?: Sharer | undefined;
}

/** Hands on an address, and says on itself how that went. */
export const ShareButton = ({ address, title, t, onOutcome, system }: ShareButtonProps) => {
  const { label, share } = useShare(onOutcome, system);
  const Icon = ICONS[label];
  const words = t(WORDS[label]);
  return (
    <>
      <button
        type="button"
        className={controls['quiet']}
        data-outcome={label}
        onClick={() => void share(address, title)}
      >
        <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
        {words}
      </button>
      <span className={panel['said']} role="status">
        {label === 'idle' ? '' : words}
      </span>
    </>
  );
};
