const pad = (value: number): string => String(value).padStart(2, '0');

/**
 * `1:02`, or `1:01:02` from an hour on; negative counts as zero.
 * @param total seconds; a total of an hour or more gives every time its hours, so that widths agree
 */
export const clockTime = (seconds: number, total = seconds): string => {
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return hours > 0 || total >= 3600
    ? `${String(hours)}:${pad(minutes)}:${pad(rest)}`
    : `${String(minutes)}:${pad(rest)}`;
};
