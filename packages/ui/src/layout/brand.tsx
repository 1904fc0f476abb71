import { useCallback, useState } from 'react';
import styles from './brand.module.css';

/** Widths in which a logo is requested, CSS pixels: its own, and for dense screens. */
const LOGO_WIDTHS = [110, 600] as const;

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

interface BrandProps {
  /** The realm's name. */
  readonly name: string;
  /** Address of the realm's own logo, in which `{width}` stands for its width in pixels; by default the mark with the name. */
  readonly logo?: string | undefined;
}

interface OwnLogoProps {
  readonly logo: string;
  readonly name: string;
  readonly onFail: () => void;
}

const OwnLogo = ({ logo, name, onFail }: OwnLogoProps) => {
  const image = useCallback(
    (element: HTMLImageElement | null) => {
      // It may have failed before the listeners of a server-rendered page were attached.
      if (element?.complete === true && element.naturalWidth === 0) onFail();
    },
    [onFail],
  );
  const at = (pixels: number): string => logo.replaceAll('{width}', String(pixels));
  return (
    <img
      ref={image}
      className={styles['logo']}
      src={at(LOGO_WIDTHS[0])}
      {...(logo.includes('{width}')
        ? {
            srcSet: LOGO_WIDTHS.map((width) => `${at(width)} ${width}w`).join(', '),
            sizes: `${LOGO_WIDTHS[0]}px`,
          }
        : {})}
      alt={name}
      onError={onFail}
    />
  );
};

/**
 * The realm's logo, else the mark with its name, which also stand in for a logo that fails to load.
 * @see docs/rules/pages.md PAGE-47
 */
export const Brand = ({ name, logo }: BrandProps) => {
  const [hasFailed, setFailed] = useState(false);
  const fail = useCallback(() => {
    // Logged (PAGE-36).
    console.warn('The logo failed to load:', logo);
    setFailed(true);
  }, [logo]);
  return (
    <span className={styles['brand']}>
      {logo === undefined || hasFailed ? (
        <>
          <Mark />
          <span data-brand-name dir="auto">
            {name}
          </span>
        </>
      ) : (
        <OwnLogo logo={logo} name={name} onFail={fail} />
      )}
    </span>
  );
};
