import { ABOVE_TABLET } from '@footlight/tokens';
import { useLabels } from '@footlight/ui';
import { useSite } from '../../app/site-context.js';
import styles from './sign-in-artwork.module.css';

/** Requested image widths in pixels (SIGN-45). */
const MOBILE_WIDTH = 820;
const DESKTOP_WIDTH = 1080;

const sized = (address: string, width: number): string => address.replaceAll('{width}', String(width));

/** Background of the sign-in pages; mirrored for right-to-left languages unless the realm has artwork for them. */
export const SignInArtwork = () => {
  const { direction } = useLabels();
  const { artwork } = useSite().realm.signIn;
  if (artwork === null) return null;
  const isRtl = direction === 'rtl';
  const mobile = (isRtl ? artwork.mobileRtl : null) ?? artwork.mobile;
  const desktop = (isRtl ? artwork.desktopRtl : null) ?? artwork.desktop;
  const isMirrored = isRtl && (artwork.desktopRtl === null || artwork.mobileRtl === null);
  return (
    <picture className={styles['artwork']} data-mirrored={isMirrored}>
      <source media={ABOVE_TABLET} srcSet={sized(desktop, DESKTOP_WIDTH)} />
      <img src={sized(mobile, MOBILE_WIDTH)} alt="" decoding="async" fetchPriority="high" />
    </picture>
  );
};
