import { classNames } from '../labels/class-names.js';
import styles from './skeleton.module.css';

/** The place of something that has not come yet, in its shape. */
export const Skeleton = ({
  shape,
  className,
}: {
  readonly shape: 'wide' | 'poster' | 'portrait' | 'line' | 'short' | 'title';
  readonly className?: string | undefined;
}) => <span className={classNames(styles['skeleton'], styles[shape], className)} aria-hidden="true" />;
