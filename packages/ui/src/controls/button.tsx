import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../labels/class-names.js';
import { Link, type LinkProps } from '../labels/link.js';
import styles from './button.module.css';

interface Look {
  /** `primary` is the main action; `quiet` is secondary; `bare` has no background. */
  readonly look?: 'primary' | 'quiet' | 'bare';
  readonly icon?: ReactNode;
}

const content = (icon: ReactNode, children: ReactNode) => (
  <>
    {icon !== undefined && <span className={styles['icon']}>{icon}</span>}
    {children}
  </>
);

export const Button = ({
  look = 'quiet',
  icon,
  className,
  children,
  ...rest
}: Look & ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button type="button" {...rest} className={classNames(styles['button'], styles[look], className)}>
    {content(icon, children)}
  </button>
);

/** A link that looks like a button. */
export const ButtonLink = ({ look = 'quiet', icon, className, children, ...rest }: Look & LinkProps) => (
  <Link {...rest} className={classNames(styles['button'], styles[look], className)}>
    {content(icon, children)}
  </Link>
);
