import type { ShareLabel } from '@footlight/domain';
import type { LabelKey } from '@footlight/i18n';
import { Button } from '../controls/button.js';
import { useLabels } from '../labels/labels.js';
import styles from './share-control.module.css';
import { SharePress, type SharePressProps } from './share-press.js';

const WORDS = {
  idle: 'share',
  sharing: 'shareSharing',
  shared: 'shareShared',
  copied: 'shareCopied',
  failed: 'socialShareFailed',
} as const satisfies Record<ShareLabel, LabelKey>;

export type ShareControlProps = Pick<SharePressProps, 'address' | 'title' | 'system'>;

/** Shares the address of a page; the outcome is shown above its button. */
export const ShareControl = (props: ShareControlProps) => {
  const { t } = useLabels();
  return (
    <SharePress {...props} wordsOf={(label) => t(WORDS[label])}>
      {({ Icon, words, press }) => (
        <Button className={styles['share']} icon={<Icon aria-hidden="true" />} {...press}>
          {words}
        </Button>
      )}
    </SharePress>
  );
};
