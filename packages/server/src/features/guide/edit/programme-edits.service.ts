import { isDeepStrictEqual } from 'node:util';
import {
  PAGE_SIZES,
  type BodyOf,
  type EditedProgramme,
  type FieldIssue,
  type QueryOf,
  type ResponseOf,
} from '@footlight/contract';
import { ApiError } from '../../../api-error.js';
import type { Clock } from '../../../clock.js';
import type { Database } from '../../../database/database.js';
import type { Caller } from '../../../feature.js';
import { requireEditor } from '../../account/require-editor.js';
import type { AccountsService } from '../../account/accounts.service.js';
import {
  templateOf,
  type ContentRules,
  type DatedProgramme,
  type DescribedProgramme,
} from '../dated/dated-programme.js';
import { DatedProgrammesRepository } from '../dated/dated-programmes.repository.js';
import {
  ProgrammeVersionsRepository,
  type ProgrammeVersionRow,
} from '../dated/programme-versions.repository.js';
import { changeOf, horizonOf } from '../dated/schedule.js';
import { documentOf, programmeFrom, programmeIssues, toSecond, versionOf } from './programme-document.js';
import { overlapIssues, repeatedIssues, type ProgrammeChange } from './programme-changes.js';

export interface ProgrammeEditsOptions {
  readonly db: Database;
  readonly accounts: Pick<AccountsService, 'byId'>;
  readonly rules: ContentRules;
  readonly clock: Clock;
}

const refuse = (issues: readonly FieldIssue[]): void => {
  if (issues.length > 0) throw new ApiError('INVALID_FIELD', { details: { issues: [...issues] } });
};

const shownOf = (
  programme: DescribedProgramme,
  latest: ProgrammeVersionRow | undefined,
): EditedProgramme => ({
  startDate: new Date(programme.startsAt).toISOString(),
  version: versionOf(programme),
  isEdited: latest?.edited ?? false,
  changedAt: latest?.changedAt?.toISOString() ?? null,
  changedBy: latest?.changedBy ?? null,
  programme: { endDate: new Date(programme.endsAt).toISOString(), ...documentOf(programme) },
});

/** A programme to store as a version, or nothing for a deletion. */
const storedVersion = (programme: DescribedProgramme | null) => ({
  endsAt: programme === null ? null : new Date(programme.endsAt),
  programme: programme === null ? null : documentOf(programme),
});

/** The same of a version; null if there is none. */
const stateOf = (version: ProgrammeVersionRow | undefined) =>
  version === undefined ? null : { endsAt: version.endsAt, programme: version.programme };

/** What editors change of the guides of channels (GUIDE-45 to GUIDE-47). */
export class ProgrammeEdits {
  readonly #options: ProgrammeEditsOptions;

  constructor(options: ProgrammeEditsOptions) {
    this.#options = options;
  }

  /** @throws {ApiError} CHANNEL_NOT_FOUND */
  async list(
    channelId: string,
    { from, rpp = PAGE_SIZES.programmes, lastSeen }: QueryOf<'listProgrammes'>,
    caller: Caller,
  ): Promise<ResponseOf<'listProgrammes'>> {
    const { db, accounts, clock } = this.#options;
    await requireEditor(accounts, caller);
    await this.#requireChannel(db, channelId);
    const after = Date.parse(lastSeen ?? '');
    const found = await new DatedProgrammesRepository(db).described(channelId, {
      endingAfter: from === undefined ? new Date(clock.now()) : new Date(from),
      startingAfter: Number.isNaN(after) ? undefined : new Date(after),
      most: rpp + 1,
    });
    const programmes = await this.#shown(db, channelId, found.slice(0, rpp));
    return {
      programmes: [...programmes],
      paging: { moreDataAvailable: found.length > rpp, lastSeen: programmes.at(-1)?.startDate ?? null },
    };
  }

  /**
   * Writes and deletes programmes at once: all of them, or none.
   * @throws {ApiError} CHANNEL_NOT_FOUND, CHANNEL_HAS_FORMAT, PROGRAMME_NOT_FOUND, PROGRAMME_CHANGED, INVALID_FIELD
   */
  async change(
    channelId: string,
    changes: BodyOf<'changeProgrammes'>['changes'],
    caller: Caller,
  ): Promise<readonly EditedProgramme[]> {
    const accountId = await requireEditor(this.#options.accounts, caller);
    refuse(repeatedIssues(changes));
    const { rules, clock } = this.#options;
    refuse(
      changes.flatMap(({ startDate, programme }, index) =>
        programme === null
          ? []
          : programmeIssues(toSecond(startDate), programme, { rules, now: clock.now() }).map(
              ({ field, found, allowed }) => ({
                field: `changes[${index}].programme.${field}`,
                found,
                allowed,
              }),
            ),
      ),
    );
    const wanted = changes.map(({ startDate, version, programme }): ProgrammeChange => ({
      startsAt: toSecond(startDate),
      version,
      programme: programme === null ? null : programmeFrom(toSecond(startDate), programme),
      isEdited: true,
    }));
    return this.#options.db.transaction((tx) => this.#apply(tx, { channelId, accountId, wanted }));
  }

  /** @throws {ApiError} CHANNEL_NOT_FOUND */
  async versions(
    channelId: string,
    startDate: string,
    { rpp = PAGE_SIZES.programmeVersions, lastSeen }: QueryOf<'listProgrammeVersions'>,
    caller: Caller,
  ): Promise<ResponseOf<'listProgrammeVersions'>> {
    const { db, accounts } = this.#options;
    await requireEditor(accounts, caller);
    await this.#requireChannel(db, channelId);
    const start = new Date(toSecond(startDate));
    const found = await new ProgrammeVersionsRepository(db).versions(channelId, start, {
      most: rpp + 1,
      before: Number(lastSeen ?? NaN),
    });
    const page = found.slice(0, rpp);
    return {
      versions: page.map(({ number, startsAt, endsAt, programme, edited, changedAt, changedBy }) => ({
        number,
        startDate: startsAt.toISOString(),
        isEdited: edited,
        changedAt: changedAt?.toISOString() ?? null,
        changedBy,
        programme:
          programme === null || endsAt === null ? null : { endDate: endsAt.toISOString(), ...programme },
      })),
      paging: { moreDataAvailable: found.length > rpp, lastSeen: page.at(-1)?.number.toString() ?? null },
    };
  }

  /** @throws {ApiError} as `change` does; PROGRAMME_NOT_FOUND also for a number that no version has */
  async restore(
    {
      channelId,
      startDate,
      number,
    }: {
      readonly channelId: string;
      readonly startDate: string;
      readonly number: number;
    },
    version: string | null,
    caller: Caller,
  ): Promise<EditedProgramme | null> {
    const { db, accounts, rules, clock } = this.#options;
    const accountId = await requireEditor(accounts, caller);
    const startsAt = toSecond(startDate);
    const [found] = await new ProgrammeVersionsRepository(db).versions(channelId, new Date(startsAt), {
      most: 1,
      before: number + 1,
    });
    if (found?.number !== number) throw new ApiError('PROGRAMME_NOT_FOUND');
    const document =
      found.programme === null || found.endsAt === null
        ? null
        : { endDate: found.endsAt.toISOString(), ...found.programme };
    if (document !== null) refuse(programmeIssues(startsAt, document, { rules, now: clock.now() }));
    const wanted: ProgrammeChange = {
      startsAt,
      version,
      programme: document === null ? null : programmeFrom(startsAt, document),
      isEdited: found.edited,
    };
    const [restored] = await db.transaction((tx) =>
      this.#apply(tx, { channelId, accountId, wanted: [wanted] }),
    );
    return restored ?? null;
  }

  async #requireChannel(db: Database, channelId: string): Promise<void> {
    if (!(await new DatedProgrammesRepository(db).isChannel(channelId)))
      throw new ApiError('CHANNEL_NOT_FOUND');
  }

  /** Writes changes whose programmes are in order by themselves. */
  async #apply(
    tx: Database,
    {
      channelId,
      accountId,
      wanted,
    }: {
      readonly channelId: string;
      readonly accountId: string;
      readonly wanted: readonly ProgrammeChange[];
    },
  ): Promise<readonly EditedProgramme[]> {
    const repository = new DatedProgrammesRepository(tx);
    await this.#requireChannel(tx, channelId);
    await repository.lock();
    if (await repository.hasFormat(channelId)) throw new ApiError('CHANNEL_HAS_FORMAT');
    const now = this.#options.clock.now();
    const starts = wanted.map(({ startsAt }) => new Date(startsAt));
    const current = new Map(
      (await repository.startingAt(channelId, starts)).map((one) => [one.startsAt, one]),
    );
    const latest = await new ProgrammeVersionsRepository(tx).latest(channelId, starts);
    this.#requireSame(wanted, current, latest);
    const before = (await repository.endingAfter([channelId], new Date(horizonOf(now)))).get(channelId) ?? [];
    const touched = new Set(wanted.map(({ startsAt }) => startsAt));
    const written = wanted.flatMap(({ programme }) => programme ?? []);
    const after: readonly DatedProgramme[] = [
      ...before.filter(({ startsAt }) => !touched.has(startsAt)),
      ...written,
    ].toSorted((a, b) => a.startsAt - b.startsAt);
    refuse(overlapIssues(after, wanted));
    const { added, changed, removed } = changeOf(before, after);
    const used = new Set(after.map(({ templateId }) => templateId));
    await repository.write(
      [
        {
          channelId,
          written: [...added, ...changed],
          removed,
          released: before.flatMap(({ templateId }) => (used.has(templateId) ? [] : [templateId])),
        },
      ],
      written.map(({ templateId, content }) => templateOf(templateId, content)),
    );
    await this.#keepVersions(tx, { channelId, accountId, wanted, current, latest, at: new Date(now) });
    await repository.tell();
    return this.#shown(tx, channelId, written);
  }

  /** Refuses changes that were made from something else than what is shown now. */
  #requireSame(
    wanted: readonly ProgrammeChange[],
    current: ReadonlyMap<number, DescribedProgramme>,
    latest: ReadonlyMap<number, ProgrammeVersionRow>,
  ): void {
    for (const { startsAt, version, programme } of wanted) {
      const shown = current.get(startsAt);
      const found = shown === undefined ? null : versionOf(shown);
      if (found === version && (shown !== undefined || programme !== null)) continue;
      if (found === null) throw new ApiError('PROGRAMME_NOT_FOUND');
      const startDate = new Date(startsAt).toISOString();
      const changedBy = latest.get(startsAt)?.changedBy ?? null;
      throw new ApiError('PROGRAMME_CHANGED', { details: { startDate, version: found, changedBy } });
    }
  }

  /** Keeps what was changed, and the first time also what the guide had. */
  async #keepVersions(
    tx: Database,
    {
      channelId,
      accountId,
      wanted,
      current,
      latest,
      at,
    }: {
      readonly channelId: string;
      readonly accountId: string;
      readonly wanted: readonly ProgrammeChange[];
      readonly current: ReadonlyMap<number, DescribedProgramme>;
      readonly latest: ReadonlyMap<number, ProgrammeVersionRow>;
      readonly at: Date;
    },
  ): Promise<void> {
    const rows = wanted.flatMap(({ startsAt, programme, isEdited }): ProgrammeVersionRow[] => {
      const known = latest.get(startsAt);
      const shown = current.get(startsAt);
      const base = { channelId, startsAt: new Date(startsAt) };
      // An import may have replaced what the last version says.
      const isUnknown =
        shown !== undefined &&
        known?.edited !== true &&
        !isDeepStrictEqual(stateOf(known), storedVersion(shown));
      const number = known?.number ?? 0;
      const ofGuide = isUnknown
        ? [
            {
              ...base,
              number: number + 1,
              ...storedVersion(shown),
              edited: false,
              changedAt: null,
              changedBy: null,
            },
          ]
        : [];
      const own = { ...base, number: number + ofGuide.length + 1, ...storedVersion(programme) };
      return [...ofGuide, { ...own, edited: isEdited, changedAt: at, changedBy: accountId }];
    });
    await new ProgrammeVersionsRepository(tx).add(rows);
  }

  async #shown(
    db: Database,
    channelId: string,
    programmes: readonly DescribedProgramme[],
  ): Promise<readonly EditedProgramme[]> {
    const starts = programmes.map(({ startsAt }) => new Date(startsAt));
    const latest = await new ProgrammeVersionsRepository(db).latest(channelId, starts);
    return programmes.map((programme) => shownOf(programme, latest.get(programme.startsAt)));
  }
}
