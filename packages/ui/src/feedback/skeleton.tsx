import { classNames } from '../labels/class-names.js';
import styles from './skeleton.module.css';

/** A placeholder in the shape of content that is still loading. */
export const Skeleton = ({
  shape,
  className,
}: {
  readonly shape: 'wide' | 'poster' | 'portrait' | 'line' | 'short' | 'title';
  readonly className?: string | undefined;
}) => <span className={classNames(styles['skeleton'], styles[shape], className)} aria-hidden="true" />;
