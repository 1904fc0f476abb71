import { and, asc, eq, gt, inArray, sql, type SQL } from 'drizzle-orm';
import { CATALOGUE_CHANNEL } from '../../../catalogue/catalogue-changes.js';
import { deleteUnusedTemplates } from '../../../database/unused-templates.js';
import { Repository } from '../../../database/repository.js';
import { lockGuide } from '../../../database/guide-lock.js';
import { asRecords } from '../../../database/row-sets.js';
import { contents } from '../../../database/schema/content.js';
import { programmes, programmeTemplates } from '../../../database/schema/content-guide.js';
import type { DatedProgramme, DescribedProgramme } from './dated-programme.js';

/** A channel of the catalogue, as far as a guide may name it. */
export interface KnownChannel {
  readonly id: string;
  /** Id of the channel in guides, `tvg-id` in lists of channels. */
  readonly externalId: string | null;
  /** In all languages. */
  readonly names: readonly string[];
}

/** Programmes have no two of one channel at the same second. */
const idOf = (channelId: string, startsAt: number): string =>
  `${channelId}-${new Date(startsAt).toISOString().slice(0, 19).replaceAll(/[-:T]/gu, '')}`;

type TemplateRow = typeof programmeTemplates.$inferInsert;

export interface ChannelChange {
  readonly channelId: string;
  readonly written: readonly DatedProgramme[];
  /** Starts. */
  readonly removed: readonly number[];
  /** Templates that the channel does not use any more. */
  readonly released: readonly string[];
}

const DATED = {
  startsAt: programmes.startsAt,
  endsAt: programmes.endsAt,
  templateId: programmes.templateId,
  season: programmes.season,
  episode: programmes.episode,
  status: programmes.status,
};

interface DescribedRange {
  readonly endingAfter: Date;
  readonly startingAfter?: Date | undefined;
  readonly most: number;
}

const TEMPLATE_KEYS = ['id', 'texts', 'picture', 'year', 'ageRating', 'searchText', 'dated'] as const;
const KEYS = [
  'id',
  'channelId',
  'templateId',
  'episode',
  'season',
  'status',
  'dated',
  'startsAt',
  'endsAt',
] as const;

/** Programmes with dates of their own, beside those of the formats. */
export class DatedProgrammesRepository extends Repository {
  async channels(): Promise<readonly KnownChannel[]> {
    const found = await this.db
      .select({ id: contents.id, externalId: contents.externalId, texts: contents.texts })
      .from(contents)
      .where(eq(contents.kind, 'CHANNEL'))
      .orderBy(contents.id);
    return found.map(({ id, externalId, texts }) => ({
      id,
      externalId,
      names: Object.values(texts).map(({ title }) => title),
    }));
  }

  /** Waits for other transactions that write programmes. */
  async lock(): Promise<void> {
    await lockGuide(this.db);
  }

  /** The dated programmes of channels that end after a time, by channel and in order. */
  async endingAfter(
    channelIds: readonly string[],
    time: Date,
  ): Promise<ReadonlyMap<string, readonly DatedProgramme[]>> {
    const found = await this.db
      .select({ channelId: programmes.channelId, ...DATED })
      .from(programmes)
      .where(
        and(
          inArray(programmes.channelId, [...channelIds]),
          eq(programmes.dated, true),
          gt(programmes.endsAt, time),
        ),
      )
      .orderBy(programmes.channelId, programmes.startsAt);
    const byChannel = new Map<string, DatedProgramme[]>(channelIds.map((id) => [id, []]));
    for (const { channelId, startsAt, endsAt, ...rest } of found)
      byChannel.get(channelId)?.push({ ...rest, startsAt: startsAt.getTime(), endsAt: endsAt.getTime() });
    return byChannel;
  }

  async isChannel(channelId: string): Promise<boolean> {
    const found = await this.db
      .select({ id: contents.id })
      .from(contents)
      .where(and(eq(contents.kind, 'CHANNEL'), eq(contents.id, channelId)));
    return found.length > 0;
  }

  /** Whether a channel has programmes of its format, and so none with dates (GUIDE-35). */
  async hasFormat(channelId: string): Promise<boolean> {
    const found = await this.db
      .select({ id: programmes.id })
      .from(programmes)
      .where(and(eq(programmes.channelId, channelId), eq(programmes.dated, false)))
      .limit(1);
    return found.length > 0;
  }

  /** The dated programmes of a channel that end after a time, in order, with what they show. */
  described(
    channelId: string,
    { endingAfter, startingAfter, most }: DescribedRange,
  ): Promise<readonly DescribedProgramme[]> {
    return this.#described(
      and(
        eq(programmes.channelId, channelId),
        gt(programmes.endsAt, endingAfter),
        startingAfter === undefined ? undefined : gt(programmes.startsAt, startingAfter),
      ),
      most,
    );
  }

  /** Those of the dated programmes of a channel that begin at some times, in order, with what they show. */
  startingAt(channelId: string, starts: readonly Date[]): Promise<readonly DescribedProgramme[]> {
    return starts.length === 0
      ? Promise.resolve([])
      : this.#described(
          and(eq(programmes.channelId, channelId), inArray(programmes.startsAt, [...starts])),
          starts.length,
        );
  }

  /** Writes what differs, and takes the programmes of their formats from the channels (GUIDE-35). */
  async write(changes: readonly ChannelChange[], templates: readonly TemplateRow[]): Promise<void> {
    const channelIds = changes.map(({ channelId }) => channelId);
    await this.db
      .delete(programmes)
      .where(and(inArray(programmes.channelId, channelIds), eq(programmes.dated, false)));
    const removed = changes.flatMap(({ channelId, removed: starts }) =>
      starts.map((startsAt) => idOf(channelId, startsAt)),
    );
    if (removed.length > 0)
      await this.db.execute(
        sql`delete from ${programmes} where id in (select jsonb_array_elements_text(${JSON.stringify(removed)}::jsonb))`,
      );
    if (templates.length > 0)
      await this.db.execute(
        sql`insert into ${programmeTemplates} (id, texts, picture, year, age_rating, search_text, dated)
          select id, texts, picture, year, age_rating, search_text, dated
          from ${asRecords(programmeTemplates, TEMPLATE_KEYS, templates)} on conflict (id) do nothing`,
      );
    const rows = changes.flatMap(({ channelId, written }) =>
      written.map(({ startsAt, endsAt, ...rest }) => ({
        ...rest,
        id: idOf(channelId, startsAt),
        channelId,
        dated: true,
        startsAt: new Date(startsAt),
        endsAt: new Date(endsAt),
      })),
    );
    if (rows.length > 0)
      await this.db.execute(
        sql`insert into ${programmes}
          (id, channel_id, template_id, episode, season, status, dated, starts_at, ends_at)
          select id, channel_id, template_id, episode, season, status, dated, starts_at, ends_at
          from ${asRecords(programmes, KEYS, rows)}
          on conflict (id) do update set template_id = excluded.template_id, episode = excluded.episode,
            season = excluded.season, status = excluded.status, ends_at = excluded.ends_at`,
      );
    await deleteUnusedTemplates(this.db, [...new Set(changes.flatMap(({ released }) => released))]);
  }

  /** Tells all processes that what they show of the guide has changed. */
  async tell(): Promise<void> {
    await this.db.execute(sql`select pg_notify(${CATALOGUE_CHANNEL}, '')`);
  }

  async #described(condition: SQL | undefined, most: number): Promise<readonly DescribedProgramme[]> {
    const { texts, picture, year, ageRating } = programmeTemplates;
    const found = await this.db
      .select({ ...DATED, texts, picture, year, ageRating })
      .from(programmes)
      .innerJoin(programmeTemplates, eq(programmeTemplates.id, programmes.templateId))
      .where(and(eq(programmes.dated, true), condition))
      .orderBy(asc(programmes.startsAt))
      .limit(most);
    return found.map(({ startsAt, endsAt, season, episode, status, templateId, ...content }) => ({
      startsAt: startsAt.getTime(),
      endsAt: endsAt.getTime(),
      season,
      episode,
      status,
      templateId,
      content,
    }));
  }
}
