import type { CatalogueChannels } from './catalogue-pages.schemas.js';
import { cycled } from './generated-seasons.js';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** One programme of the guide; times in milliseconds since the epoch. */
export interface GuideProgramme {
  readonly id: string;
  readonly channelId: string;
  readonly templateId: string;
  readonly episode: string | null;
  readonly startsAt: number;
  readonly endsAt: number;
}

/** Days since the epoch, UTC. */
export const dayOf = (moment: number): number => Math.floor(moment / DAY_MS);

/** Index of the format's programme with which a channel's day begins; it differs between channels of one format. */
const firstOf = (channelIndex: number, day: number): number => channelIndex * 7 + day * 3;

/** Programme ids are unique only within their format. */
export const templateId = (format: string, programme: string): string => `${format}:${programme}`;

const stamp = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10).replaceAll('-', '');

/**
 * The programmes of a channel on one day, from midnight to midnight UTC. The result is deterministic, so that
 * programmes keep their ids across restarts.
 */
export const channelDay = (
  { formats }: CatalogueChannels,
  channel: CatalogueChannels['channels'][number],
  channelIndex: number,
  day: number,
): GuideProgramme[] => {
  const format = channel.format ?? '';
  const round = formats[format]?.programmes ?? [];
  const programmes: GuideProgramme[] = [];
  const end = (day + 1) * DAY_MS;
  let startsAt = day * DAY_MS;
  for (let turn = 0; startsAt < end && round.length > 0; turn += 1) {
    const template = cycled(round, firstOf(channelIndex, day) + turn);
    const endsAt = Math.min(end, startsAt + template.minutes * MINUTE_MS);
    programmes.push({
      id: `${channel.id}-${stamp(day)}-${String(turn).padStart(2, '0')}`,
      channelId: channel.id,
      templateId: templateId(format, template.id),
      episode: template.episodic === true ? String((day % 200) + 1) : null,
      startsAt,
      endsAt,
    });
    startsAt = endsAt;
  }
  return programmes;
};
