import { useLabels } from '@footlight/ui';
import styles from './tv-sign-in.module.css';

/** A code as it is read across a room, and letter by letter by a screen reader. */
export const TvCode = ({ code }: { readonly code: string }) => {
  const { t } = useLabels();
  return (
    <p className={styles['code']}>
      <span className={styles['codeLabel']}>{t('tvCode')}</span>
      <strong aria-label={Array.from(code).join(' ')}>
        <bdi dir="ltr">{code}</bdi>
      </strong>
    </p>
  );
};
