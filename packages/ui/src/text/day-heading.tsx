import { daysBetween } from '@footlight/domain';
import { dateFormat, regionalLanguage } from '@footlight/i18n';
import { useLabels } from '../labels/labels.js';
import { useViewerLocale, type ViewerLocale } from '../labels/viewer-locale.js';

const NEAR_DAYS = 1;

const capitalised = (text: string, language: string): string =>
  text.slice(0, 1).toLocaleUpperCase(language) + text.slice(1);

/**
 * The name of a day: “Today”, “Tomorrow”, else “Sun, November 22, 2026”.
 * @param date `yyyy-mm-dd`
 * @param today the viewer's current day, in the same format
 * @param look `short` leaves out the year
 */
export const dayName = (
  date: string,
  today: string,
  language: string,
  look: 'long' | 'short',
  { tags }: ViewerLocale,
): string => {
  const away = daysBetween(today, date);
  if (Math.abs(away) <= NEAR_DAYS)
    return capitalised(
      new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(away, 'day'),
      language,
    );
  return dateFormat(regionalLanguage(language, tags), {
    weekday: 'short',
    day: 'numeric',
    month: look === 'long' ? 'long' : 'short',
    ...(look === 'long' ? { year: 'numeric' } : {}),
    timeZone: 'UTC',
  }).format(Date.parse(`${date}T00:00:00Z`));
};

/** The heading above the events of a day. */
export const DayHeading = ({
  date,
  today,
  className,
}: {
  readonly date: string;
  readonly today: string;
  readonly className?: string | undefined;
}) => {
  const { language } = useLabels();
  const place = useViewerLocale();
  return (
    <h2 className={className}>
      <time dateTime={date}>{dayName(date, today, language, 'long', place)}</time>
    </h2>
  );
};
