const pad = (value: number): string => String(value).padStart(2, '0');

/**
 * Formats `1:02`, or `1:01:02` from an hour on; negative values count as zero.
 * @param total seconds; from an hour on, every time is written with hours, so that all have the same width
 */
export const clockTime = (seconds: number, total = seconds): string => {
  const wholeSeconds = Math.max(0, Math.floor(seconds));
  const [hours, minutes, rest] = [
    Math.floor(wholeSeconds / 3600),
    Math.floor(wholeSeconds / 60) % 60,
    wholeSeconds % 60,
  ];
  return hours > 0 || total >= 3600
    ? `${String(hours)}:${pad(minutes)}:${pad(rest)}`
    : `${String(minutes)}:${pad(rest)}`;
};
