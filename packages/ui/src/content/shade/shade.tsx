import type { Hero } from '@footlight/contract';
import type { CSSProperties } from 'react';
import { classNames } from '../../labels/class-names.js';
import styles from './shade.module.css';

type Gradients = Hero['background']['gradients'];
type Edges = CSSProperties & Record<'--top' | '--bottom' | '--start' | '--end', number>;

/** How far each edge of a picture fades into the page, 0–1, as CSS variables for the style sheet. */
const edgesOf = ({ top, bottom, start, end }: Gradients): Edges => ({
  '--top': top,
  '--bottom': bottom,
  '--start': start,
  '--end': end,
});

/** The gradients that fade the four edges of a background picture into the page. */
export const Shade = ({
  gradients,
  className,
}: {
  readonly gradients: Gradients;
  readonly className?: string | undefined;
}) => <span className={classNames(styles['shade'], className)} style={edgesOf(gradients)} />;
