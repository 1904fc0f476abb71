import { useLabels } from '@footlight/ui';
import styles from './tv-sign-in.module.css';

/** A code, readable from a distance and spelled out by screen readers. */
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
