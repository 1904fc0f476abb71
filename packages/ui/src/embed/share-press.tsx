import type { ShareLabel } from '@footlight/domain';
import { Check, Share2, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './share-press.module.css';
import { useShare, type Sharer } from './use-share.js';

const ICONS = { idle: Share2, sharing: Share2, shared: Check, copied: Check, failed: TriangleAlert } as const;

/** What the button renders: its icon, which shows the outcome, its label and its click handler. */
interface SharePressed {
  readonly Icon: LucideIcon;
  readonly words: string;
  readonly press: { readonly 'data-outcome': ShareLabel; readonly onClick: () => void };
}

export interface SharePressProps {
  /** Absolute URL. */
  readonly address: string;
  readonly title: string;
  readonly wordsOf: (label: ShareLabel) => string;
  readonly onOutcome?: (label: ShareLabel) => void;
  /** The browser's sharing functions; `navigator` by default. */
  readonly system?: Sharer | undefined;
  /** Renders the button. */
  readonly children: (pressed: SharePressed) => ReactNode;
}

const ignore = (): void => undefined;

/** Shares an address on a press; shows the outcome above the button and announces it. */
export const SharePress = (props: SharePressProps) => {
  const { address, title, wordsOf, onOutcome = ignore, system, children } = props;
  const { label, share } = useShare(onOutcome, system);
  return (
    <span className={styles['press']}>
      {children({
        Icon: ICONS[label],
        words: wordsOf('idle'),
        press: { 'data-outcome': label, onClick: () => void share(address, title) },
      })}
      <span className={styles['outcome']} role="status">
        {label === 'idle' ? '' : wordsOf(label)}
      </span>
    </span>
  );
};
