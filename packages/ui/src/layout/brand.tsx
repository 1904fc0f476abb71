import styles from './brand.module.css';

/** The logo: a half circle of light at the edge of a stage. */
export const Mark = () => (
  <svg className={styles['mark']} viewBox="0 0 24 22" aria-hidden="true">
    <defs>
      <radialGradient id="footlight-mark" cx="50%" cy="100%" r="95%">
        <stop offset="0%" stopColor="#fff1d6" />
        <stop offset="38%" stopColor="#ffd58f" />
        <stop offset="72%" stopColor="#ffb347" />
        <stop offset="100%" stopColor="#c96f12" />
      </radialGradient>
    </defs>
    <path
      d="M3.5 21A1.5 1.5 0 0 1 2 19.5V12a10 10 0 0 1 20 0v7.5a1.5 1.5 0 0 1-1.5 1.5Z"
      fill="url(#footlight-mark)"
    />
  </svg>
);

/** The logo with the realm's name. */
export const Brand = ({ name }: { readonly name: string }) => (
  <span className={styles['brand']}>
    <Mark />
    <span data-brand-name dir="auto">
      {name}
    </span>
  </span>
);
