import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../labels/class-names.js';
import styles from './icon-button.module.css';

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What it does; read out and shown as a tooltip. */
  readonly label: string;
  /** `veiled` can be told from a picture below it, `bare` has no ground, `quiet` stands back behind the words beside it. */
  readonly look?: 'veiled' | 'bare' | 'quiet';
  readonly children: ReactNode;
}

/** A round button with a picture on it. */
export const IconButton = ({ label, look = 'veiled', className, children, ...rest }: IconButtonProps) => (
  <button
    type="button"
    {...rest}
    className={classNames(styles['button'], styles[look], className)}
    aria-label={label}
    title={label}
  >
    {children}
  </button>
);
