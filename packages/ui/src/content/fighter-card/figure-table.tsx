import type { CSSProperties } from 'react';
import { unseen } from '../../text/unseen.js';
import headings from '../../text/heading.module.css';
import { classNames } from '../../labels/class-names.js';
import styles from './figure-table.module.css';

export interface Figure {
  readonly name: string;
  /** Formatted value: `18`, `54 %`, `40 min`. */
  readonly words: string;
  /** Length of the bar, 0–1; null for a figure that is shown without a bar. */
  readonly length: number | null;
}

const lengthOf = (length: number): CSSProperties & Record<'--length', string> => ({
  '--length': String(length),
});

/** A table of figures with a bar beside each; screen readers present it as a table. */
export const FigureTable = ({
  title,
  columns,
  figures,
}: {
  readonly title: string;
  /** Column headings for the names and the figures. */
  readonly columns: readonly [name: string, figure: string];
  readonly figures: readonly Figure[];
}) => (
  <table className={styles['table']}>
    <caption className={classNames(headings['section'], styles['caption'])}>{title}</caption>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col" className={styles['column']}>
            <span className={unseen}>{column}</span>
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {figures.map(({ name, words, length }) => (
        <tr key={name} className={styles['row']}>
          <th scope="row" className={styles['name']}>
            {name}
          </th>
          <td className={styles['figure']}>
            {words}
            {length !== null && <span className={styles['bar']} style={lengthOf(length)} />}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
