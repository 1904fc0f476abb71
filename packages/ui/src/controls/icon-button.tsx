import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../labels/class-names.js';
import styles from './icon-button.module.css';

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Accessible name, also shown as a tooltip. */
  readonly label: string;
  /**
   * `veiled` has a background that contrasts with a picture; `bare` has no background; `quiet` is less prominent than
   * the text beside it.
   */
  readonly look?: 'veiled' | 'bare' | 'quiet';
  readonly children: ReactNode;
}

/** A round button with an icon. */
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
