import type { Clock } from '../../clock.js';
import type { ContentService } from '../content/content.service.js';
import type { OnAirEvent } from './on-air.js';

/** How long after their end events are still read, in milliseconds. */
const REMEMBERED_MS = 3_600_000;

/** Reads when events are on the air from the catalogue. */
export const readOnAir = async (
  content: Pick<ContentService, 'eventsOnAir'>,
  clock: Clock,
): Promise<readonly OnAirEvent[]> => {
  const stored = await content.eventsOnAir(new Date(clock.now() - REMEMBERED_MS));
  return stored.map(({ id, startsAt, endsAt, geoMode, geoCountries }) => ({
    id,
    startsAt: startsAt?.getTime() ?? 0,
    endsAt: endsAt?.getTime() ?? null,
    geoRule: geoMode === null || geoCountries === null ? null : { mode: geoMode, countries: geoCountries },
  }));
};
