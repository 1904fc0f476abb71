import { encode } from 'uqr';
import styles from './qr-code.module.css';

/** Width of the white margin in modules; scanners need it. */
const QUIET = 4;

/** Renders a text as a QR code. Black on white in any theme, because scanners miss inverted codes. */
export const QrCode = ({ text, label }: { readonly text: string; readonly label: string }) => {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg
      className={styles['qr']}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size + 2 * QUIET} ${size + 2 * QUIET}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
};
