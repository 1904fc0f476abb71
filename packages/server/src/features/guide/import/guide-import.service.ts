import type { Clock } from '../../../clock.js';
import type { Database } from '../../../database/database.js';
import { ChannelMatches } from './channel-matches.js';
import {
  templateOf,
  type ContentRules,
  type DatedProgramme,
  type ProgrammeContent,
} from '../dated/dated-programme.js';
import { DatedProgrammesRepository, type ChannelChange } from '../dated/dated-programmes.repository.js';
import { ProgrammeStore, type ChannelProgrammes } from './programme-store.js';
import { withEdited } from '../dated/edited-programmes.js';
import { ProgrammeVersionsRepository } from '../dated/programme-versions.repository.js';
import { changeOf, horizonOf, LONGEST_PROGRAMME_MS, replaceCovered, scheduleOf } from '../dated/schedule.js';
import { stagedProgramme } from './staged-programme.js';
import { XmltvReader, type XmltvChannel } from './xmltv-reader.js';

const DAY_MS = 86_400_000;
/** So that a transaction takes a fraction of a second. */
const PROGRAMMES_AT_ONCE = 5_000;
const TELL_EVERY_MS = 1_000;

export interface GuideText {
  /** For error messages. */
  readonly name: string;
  readonly text: AsyncIterable<string>;
}

export interface ChannelCounts {
  readonly channelId: string;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

export interface UnknownChannel {
  readonly id: string;
  readonly name: string;
  programmes: number;
}

export interface GuideImportResult {
  /** The channels that differ. */
  readonly channels: readonly ChannelCounts[];
  /** Channels with programmes that were the same already. */
  readonly unchanged: number;
  readonly unknown: readonly UnknownChannel[];
  /** Programmes without a title, and those without a length. */
  readonly leftOut: { readonly untitled: number; readonly endless: number };
}

export interface GuideImportOptions {
  readonly db: Database;
  readonly rules: ContentRules;
  readonly clock: Clock;
  /** Interrupts between two pieces of text or two transactions. */
  readonly signal?: AbortSignal;
  /** Only says what would change. */
  readonly isDry?: boolean;
}

interface Counters {
  untitled: number;
  endless: number;
  unchanged: number;
}

/**
 * Imports programmes from XMLTV files: `read` each of them, then `write`, then `close`. Programmes of the channels that the
 * files name are replaced in the time that each file covers, the last file last. Nothing is written before all files have
 * been read; then each channel is written at once.
 */
export class GuideImport {
  readonly #options: GuideImportOptions;
  readonly #store = new ProgrammeStore();
  readonly #counters: Counters = { untitled: 0, endless: 0, unchanged: 0 };
  readonly #unknown = new Map<string, UnknownChannel>();
  readonly #channels: ChannelCounts[] = [];
  #files = 0;
  #toldAt = 0;
  #isUntold = false;

  constructor(options: GuideImportOptions) {
    this.#options = options;
  }

  /** @throws {GuideFileError} for a file that cannot be used; the import must not go on then */
  async read({ name, text }: GuideText): Promise<void> {
    const { db, rules, clock, signal } = this.#options;
    const index = this.#files;
    this.#files += 1;
    const matches = new ChannelMatches(await new DatedProgrammesRepository(db).channels());
    const first = horizonOf(clock.now()) - DAY_MS;
    const described = new Map<string, readonly string[]>();
    /** The channel of the guide that a channel of the catalogue takes its programmes from. */
    const takenBy = new Map<string, string>();
    const idsOf = (channel: XmltvChannel): readonly string[] => {
      const ids = matches.idsOf(channel).filter((id) => (takenBy.get(id) ?? channel.id) === channel.id);
      for (const id of ids) takenBy.set(id, channel.id);
      described.set(channel.id, ids);
      if (ids.length === 0 && !this.#unknown.has(channel.id))
        this.#unknown.set(channel.id, { id: channel.id, name: channel.names[0] ?? '', programmes: 0 });
      return ids;
    };
    const reader = new XmltvReader(name, {
      channel: idsOf,
      programme: (programme) => {
        const { channel } = programme;
        const ids = described.get(channel) ?? idsOf({ id: channel, names: [] });
        const unknown = ids.length === 0 ? this.#unknown.get(channel) : undefined;
        if (unknown !== undefined) unknown.programmes += 1;
        if (ids.length === 0 || (programme.endsAt ?? programme.startsAt) < first) return;
        const staged = stagedProgramme(programme, rules);
        if (staged === null) this.#counters.untitled += 1;
        else for (const id of ids) this.#store.add(id, index, staged, name);
      },
    });
    for await (const piece of text) {
      signal?.throwIfAborted();
      reader.write(piece);
    }
    reader.end();
  }

  /** Writes what differs, in short transactions. */
  async write(): Promise<GuideImportResult> {
    for (const part of this.#store.parts()) {
      let batch: [string, ChannelProgrammes][] = [];
      let size = 0;
      for (const [channelId, files] of part) {
        const own = files.reduce((sum, list) => sum + list.length, 0);
        if (size > 0 && size + own > PROGRAMMES_AT_ONCE) {
          // oxlint-disable-next-line no-await-in-loop -- one transaction after the other
          await this.#writeChannels(new Map(batch));
          batch = [];
          size = 0;
        }
        batch.push([channelId, files]);
        size += own;
      }
      // oxlint-disable-next-line no-await-in-loop -- as above
      await this.#writeChannels(new Map(batch));
    }
    if (this.#isUntold) await this.#tell();
    return this.#result();
  }

  /** Removes its temporary files. */
  close(): void {
    this.#store.remove();
  }

  async #writeChannels(channels: ReadonlyMap<string, ChannelProgrammes>): Promise<void> {
    const { db, isDry = false, signal } = this.#options;
    signal?.throwIfAborted();
    if (isDry) {
      await this.#compare(db, channels);
      return;
    }
    const isChanged = await db.transaction(async (tx) => {
      const repository = new DatedProgrammesRepository(tx);
      await repository.lock();
      const { changes, contents } = await this.#compare(tx, channels);
      if (changes.length === 0) return false;
      const templates = Array.from(contents, ([id, content]) => templateOf(id, content));
      await repository.write(changes, templates);
      return true;
    });
    this.#isUntold ||= isChanged;
    if (this.#isUntold && Date.now() - this.#toldAt >= TELL_EVERY_MS) await this.#tell();
  }

  /** What differs in some channels, and what the programmes that are written show, by id of the template. */
  async #compare(
    db: Database,
    channels: ReadonlyMap<string, ChannelProgrammes>,
  ): Promise<{ changes: ChannelChange[]; contents: ReadonlyMap<string, ProgrammeContent> }> {
    const horizon = horizonOf(this.#options.clock.now());
    const channelIds = [...channels.keys()];
    const stored = await new DatedProgrammesRepository(db).endingAfter(channelIds, new Date(horizon));
    const edited = await new ProgrammeVersionsRepository(db).editedAfter(
      channelIds,
      new Date(horizon - LONGEST_PROGRAMME_MS),
    );
    const changes: ChannelChange[] = [];
    const contents = new Map<string, ProgrammeContent>();
    for (const [channelId, files] of channels) {
      const before = stored.get(channelId) ?? [];
      const known = new Map<string, ProgrammeContent>();
      const byGuide = files.reduce<readonly DatedProgramme[]>((shown, staged) => {
        const { programmes, leftOut } = scheduleOf(staged);
        this.#counters.endless += leftOut;
        const current = programmes.filter(({ endsAt }) => endsAt > horizon);
        for (const { templateId, content } of current) known.set(templateId, content);
        return replaceCovered(shown, current);
      }, before);
      const after = withEdited(byGuide, before, edited.get(channelId) ?? new Map());
      const { added, changed, removed } = changeOf(before, after);
      if (added.length + changed.length + removed.length === 0) {
        this.#counters.unchanged += 1;
        continue;
      }
      this.#channels.push({
        channelId,
        added: added.length,
        changed: changed.length,
        removed: removed.length,
      });
      const written = [...added, ...changed];
      for (const { templateId } of written) {
        const content = known.get(templateId);
        if (content !== undefined) contents.set(templateId, content);
      }
      const used = new Set(after.map(({ templateId }) => templateId));
      const released = before.flatMap(({ templateId }) => (used.has(templateId) ? [] : [templateId]));
      changes.push({ channelId, written, removed, released });
    }
    return { changes, contents };
  }

  async #tell(): Promise<void> {
    await new DatedProgrammesRepository(this.#options.db).tell();
    this.#toldAt = Date.now();
    this.#isUntold = false;
  }

  #result(): GuideImportResult {
    const { untitled, endless, unchanged } = this.#counters;
    return {
      channels: this.#channels.toSorted((a, b) => (a.channelId < b.channelId ? -1 : 1)),
      unchanged,
      unknown: [...this.#unknown.values()],
      leftOut: { untitled, endless },
    };
  }
}
