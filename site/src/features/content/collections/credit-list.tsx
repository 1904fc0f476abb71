import type { VodDetails } from '@footlight/contract';
import { creditsByRole } from '@footlight/domain';
import { useLabels } from '@footlight/ui';
import styles from './credit-list.module.css';

/** Cast and crew of a title; renders nothing if there are none. */
export const CreditList = ({ credits }: Pick<VodDetails, 'credits'>) => {
  const { language } = useLabels();
  if (credits.length === 0) return null;
  return (
    <dl className={styles['credits']}>
      {creditsByRole(credits).map(({ role, names }) => (
        <div key={role}>
          <dt>{role}</dt>
          <dd>{new Intl.ListFormat(language, { type: 'unit' }).format(names)}</dd>
        </div>
      ))}
    </dl>
  );
};
