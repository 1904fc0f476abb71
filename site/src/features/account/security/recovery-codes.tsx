import { Button } from '@footlight/ui';
import { useState } from 'react';
import { useSite } from '../../../app/site-context.js';
import { useAccountLabels } from '../../../shell/viewers/account-labels.js';
import styles from '../account-area.module.css';
import { download } from '../../../app/download.js';
import factorStyles from './factors.module.css';

/** Recovery codes, shown once, with buttons to copy and download them (SIGN-112). */
export const RecoveryCodes = ({
  codes,
  onDone,
}: {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}) => {
  const t = useAccountLabels();
  const { realm } = useSite();
  const [isCopied, setCopied] = useState(false);
  const text = `${codes.join('\n')}\n`;
  return (
    <div className={styles['form']}>
      <p className={styles['name']}>{t('recoveryTitle')}</p>
      <p className={styles['text']}>{t('recoveryText')}</p>
      <ul className={factorStyles['codes']} dir="ltr">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles['actions']}>
        <Button
          onClick={() => {
            // If clipboard access is denied, the download button remains.
            navigator.clipboard.writeText(text).then(
              () => setCopied(true),
              () => setCopied(false),
            );
          }}
        >
          {t('recoveryCopy')}
        </Button>
        <Button onClick={() => download(text, `${realm.id}-recovery-codes.txt`, 'text/plain')}>
          {t('recoveryDownload')}
        </Button>
        <Button look="primary" onClick={onDone}>
          {t('recoveryDone')}
        </Button>
      </div>
      <p className={styles['note']} role="status">
        {isCopied ? t('recoveryCopied') : ''}
      </p>
    </div>
  );
};
