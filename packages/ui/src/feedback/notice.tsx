import type { ReactNode } from 'react';
import { classNames } from '../labels/class-names.js';
import headings from '../text/heading.module.css';
import styles from './notice.module.css';

export interface NoticeProps {
  readonly title: string;
  readonly text?: string;
  /** Content between the text and the action. */
  readonly children?: ReactNode;
  /** A link or button for the next step. */
  readonly action?: ReactNode;
  /** `row` takes the place of a row; `page` fills a page. */
  readonly size?: 'row' | 'page';
  readonly icon?: ReactNode;
  /** Announced by screen readers as soon as it appears. */
  readonly urgent?: boolean;
}

/** States what happened and what to do next, for failures and empty places. */
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
