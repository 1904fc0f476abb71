import styles from './unseen.module.css';

/** Class of words that are in nobody’s sight and that whoever listens hears all the same. */
export const { unseen } = styles;
