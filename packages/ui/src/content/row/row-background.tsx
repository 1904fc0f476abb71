import type { RowDisplay } from '@footlight/contract';
import { Artwork } from '../../media/artwork.js';
import { Shade } from '../shade/shade.js';
import styles from './row-background.module.css';

type Background = NonNullable<RowDisplay['background']>;

/** The picture behind a row, faded into the page at its four edges, static or slowly moving. */
export const RowBackground = ({ image, gradients, animation }: Background) => (
  <div className={styles['background']} data-animation={animation}>
    <Artwork image={image} ratio="fill" sizes="100vw" />
    <Shade gradients={gradients} />
  </div>
);
