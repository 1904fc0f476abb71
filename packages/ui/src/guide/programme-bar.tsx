import { programmeProgress } from '@footlight/domain';
import type { Programme } from '@footlight/contract';
import type { CSSProperties } from 'react';
import parts from './programme-parts.module.css';

const PERCENT = 100;

export interface ProgrammeBarProps {
  readonly programme: Programme;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly label: string;
}

/** Progress bar of a programme. */
export const ProgrammeBar = ({ programme, at, label }: ProgrammeBarProps) => {
  const share = programmeProgress(programme, at);
  return (
    <span
      className={parts['bar']}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={PERCENT}
      aria-valuenow={Math.round(share * PERCENT)}
      style={{ '--share': share } as CSSProperties}
    />
  );
};
