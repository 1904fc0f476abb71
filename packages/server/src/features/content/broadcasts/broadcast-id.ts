const PREFIX = 'broadcast-';
/** As long as ids of calls may be. */
const LONGEST = 64;

/** The id under which a programme of the guide is played as it was sent; null if it would be too long. */
export const broadcastId = (programmeId: string): string | null =>
  PREFIX.length + programmeId.length > LONGEST ? null : PREFIX + programmeId;

/** The programme that an id of a video stands for; null for other videos. */
export const programmeOfBroadcast = (vodId: string): string | null =>
  vodId.startsWith(PREFIX) ? vodId.slice(PREFIX.length) : null;
