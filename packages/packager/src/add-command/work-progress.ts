/** Reports how much of the work is done, and when it will be. */
export interface WorkProgress {
  /** @param share of the whole work that is done, from 0 to 1 */
  report(step: string, share: number): void;
  /** Work that an earlier run did, by which the time left cannot be told. */
  skip(share: number): void;
  /** Ends the line of a terminal. */
  end(): void;
}

/** How far the work is. */
export interface ProgressReport {
  readonly step: string;
  /** From 0 to 1. */
  readonly share: number;
  /** Null while it cannot be told. */
  readonly secondsLeft: number | null;
}

export interface ProgressOptions {
  readonly isTerminal: boolean;
  readonly write: (text: string) => void;
  /** Milliseconds. */
  readonly now: () => number;
  /** Receives what is otherwise written. */
  readonly onReport?: ((report: ProgressReport) => void) | undefined;
}

const TERMINAL_MS = 500;
const LINES_MS = 10_000;

/** A duration in words: `1 h 05 min`, `3 min 20 s`, `12 s`. */
export const durationText = (seconds: number): string => {
  const whole = Math.max(0, Math.round(seconds));
  const two = (value: number): string => String(value).padStart(2, '0');
  if (whole >= 3600) return `${Math.floor(whole / 3600)} h ${two(Math.floor((whole % 3600) / 60))} min`;
  return whole >= 60 ? `${Math.floor(whole / 60)} min ${two(whole % 60)} s` : `${whole} s`;
};

/** Progress on one line of a terminal, otherwise as a line every ten seconds. */
export const createWorkProgress = ({ isTerminal, write, now, onReport }: ProgressOptions): WorkProgress => {
  const isOften = isTerminal || onReport !== undefined;
  const startedAt = now();
  let skipped = 0;
  let reportedAt = isOften ? -Infinity : startedAt;
  let isLineOpen = false;
  return {
    report(step, share) {
      const time = now();
      if (time - reportedAt < (isOften ? TERMINAL_MS : LINES_MS)) return;
      reportedAt = time;
      const fresh = share - skipped;
      const left = fresh <= 0 ? null : ((time - startedAt) / 1000) * ((1 - share) / fresh);
      if (onReport !== undefined) {
        onReport({ step, share, secondsLeft: left });
        return;
      }
      const text = `${Math.floor(share * 100)} %, ${left === null ? 'begins' : `${durationText(left)} left`} (${step})`;
      isLineOpen = isTerminal;
      write(isTerminal ? `\r\u001B[K${text}` : `${text}\n`);
    },
    skip(share) {
      skipped = share;
    },
    end() {
      if (isLineOpen) write('\n');
      isLineOpen = false;
    },
  };
};
