import { inArray, sql, type Column, type SQL } from 'drizzle-orm';

export interface ViewersOnTheMove {
  /** Account that is given up; also the viewer of what was left while no profile was chosen. */
  readonly from: string;
  /** Profiles of that account. */
  readonly viewerIds: readonly string[];
  /** Profile that gets what was left while none was chosen. */
  readonly withoutProfile: string;
}

/** Whether a row was left by one of the viewers of an account, with a profile or without one. */
export const leftBy = (viewer: Column, { from, viewerIds }: ViewersOnTheMove): SQL =>
  inArray(viewer, [from, ...viewerIds]);

/** The viewer of such a row in the account that stays: the same profile, or that of what was left without one. */
export const viewerThere = (viewer: Column, { from, withoutProfile }: ViewersOnTheMove): SQL<string> =>
  sql<string>`case ${viewer} when ${from} then ${withoutProfile} else ${viewer} end`;
