import { numberFormat } from '@footlight/i18n';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { useLabels } from '../labels/labels.js';
import styles from './pills.module.css';

const Count = ({ of }: { readonly of: number }) => {
  const { language } = useLabels();
  return <span className={styles['count']}>{numberFormat(language, {}).format(of)}</span>;
};

/** A single choice between a few options. */
export const PillButton = ({
  isChosen,
  count,
  children,
  ...rest
}: {
  readonly isChosen: boolean;
  readonly count?: number | undefined;
  readonly children: ReactNode;
} & ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button type="button" {...rest} className={styles['pill']} aria-pressed={isChosen}>
    {children} {count !== undefined && <Count of={count} />}
  </button>
);

/** A multiple choice. */
export const PillBox = ({
  isChosen,
  count,
  onToggle,
  children,
}: {
  readonly isChosen: boolean;
  readonly count: number;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}) => (
  <label className={styles['pill']}>
    <input type="checkbox" className={styles['box']} checked={isChosen} onChange={onToggle} />
    {children} <Count of={count} />
  </label>
);
