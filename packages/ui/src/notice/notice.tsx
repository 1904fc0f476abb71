import type { ReactNode } from 'react';
import { classNames } from '../labels/class-names.js';
import headings from '../heading/heading.module.css';
import styles from './notice.module.css';

export interface NoticeProps {
  readonly title: string;
  readonly text?: string;
  /** Between the text and the way on. */
  readonly children?: ReactNode;
  /** One way on. */
  readonly action?: ReactNode;
  /** `row` stands where a row would; `page` fills a page. */
  readonly size?: 'row' | 'page';
  readonly icon?: ReactNode;
  /** Read out as soon as it appears. */
  readonly urgent?: boolean;
}

/** What happened, and what to do next: for failures and for places that are empty. */
export const Notice = ({
  title,
  text,
  children,
  action,
  size = 'row',
  icon,
  urgent = false,
}: NoticeProps) => (
  <div className={classNames(styles['notice'], styles[size])} role={urgent ? 'alert' : undefined}>
    {icon !== undefined && <span className={styles['icon']}>{icon}</span>}
    {size === 'page' ? (
      <h1 className={headings['part']}>{title}</h1>
    ) : (
      <strong className={styles['title']}>{title}</strong>
    )}
    {text !== undefined && <p className={styles['text']}>{text}</p>}
    {children}
    {action !== undefined && <div className={styles['action']}>{action}</div>}
  </div>
);
