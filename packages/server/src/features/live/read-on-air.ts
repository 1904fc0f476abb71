import type { Clock } from '../../clock.js';
import type { ContentService } from '../content/content.service.js';
import type { OnAirEvent } from './on-air.js';

/** Events that ended longer ago are not told of any more. */
const REMEMBERED_MS = 3_600_000;

/** When which event is on the air, as the catalogue says. */
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
