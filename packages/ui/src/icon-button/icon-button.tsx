import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../labels/class-names.js';
import styles from './icon-button.module.css';

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What it does; read out and shown as a tooltip. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A round button with a picture on it. */
export const IconButton = ({ label, className, children, ...rest }: IconButtonProps) => (
  <button
    type="button"
    {...rest}
    className={classNames(styles['button'], className)}
    aria-label={label}
    title={label}
  >
    {children}
  </button>
);
