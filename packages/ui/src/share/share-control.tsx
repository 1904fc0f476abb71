import type { ShareLabel } from '@footlight/domain';
import type { LabelKey } from '@footlight/i18n';
import { Check, Share2, TriangleAlert } from 'lucide-react';
import { Button } from '../button/button.js';
import { useLabels } from '../labels/labels.js';
import styles from './share-control.module.css';
import { useShare, type Sharer } from './use-share.js';

const WORDS = {
  idle: 'share',
  sharing: 'shareSharing',
  shared: 'shareShared',
  copied: 'shareCopied',
  failed: 'socialShareFailed',
} as const satisfies Record<ShareLabel, LabelKey>;

const ICONS = { idle: Share2, sharing: Share2, shared: Check, copied: Check, failed: TriangleAlert } as const;

export interface ShareControlProps {
  /** Absolute. */
  readonly address: string;
  readonly title: string;
  /** What of the browser shares; its own when absent. */
  readonly system?: Sharer | undefined;
}

const ignore = (): void => undefined;

/** Hands on the address of a page, and says on itself how that went. */
export const ShareControl = ({ address, title, system }: ShareControlProps) => {
  const { t } = useLabels();
  const { label, share } = useShare(ignore, system);
  const Icon = ICONS[label];
  const words = t(WORDS[label]);
  return (
    <>
      <Button
        icon={<Icon aria-hidden="true" />}
        data-outcome={label}
        onClick={() => void share(address, title)}
      >
        {words}
      </Button>
      <span className={styles['said']} role="status">
        {label === 'idle' ? '' : words}
      </span>
    </>
  );
};
