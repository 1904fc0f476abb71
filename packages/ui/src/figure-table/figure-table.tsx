import type { CSSProperties } from 'react';
import { unseen } from '../unseen/unseen.js';
import headings from '../heading/heading.module.css';
import { classNames } from '../labels/class-names.js';
import styles from './figure-table.module.css';

export interface Figure {
  readonly name: string;
  /** As it reads: `18`, `54 %`, `40 min`. */
  readonly words: string;
  /** 0–1 of the bar's room; null for a figure that no bar can show. */
  readonly length: number | null;
}

const lengthOf = (length: number): CSSProperties & Record<'--length', string> => ({
  '--length': String(length),
});

/** Figures one below the other, with bars for the eye; a table for whoever has it read out. */
export const FigureTable = ({
  title,
  columns,
  figures,
}: {
  readonly title: string;
  /** What the names and the figures are. */
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
