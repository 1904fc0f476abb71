import styles from './unseen.module.css';

/** Class of text that is visually hidden but available to screen readers. */
export const { unseen } = styles;
