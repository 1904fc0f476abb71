import { Type, type Static } from '@sinclair/typebox';
import {
  PAGE_SIZES,
  PROGRAMME_GENRES_MAX,
  PROGRAMME_RATING_MAX,
  PROGRAMME_TEXT_MAX,
  PROGRAMMES_A_CHANGE,
} from '../calls/paging.js';
import { keysetQuery, Paging } from '../calls/paging.schemas.js';
import { Body, Id, idParams, RequestInstant } from '../calls/params.schemas.js';
import { defineShapes } from '../calls/shape.js';
import { Instant, Nullable, OneOf } from '../content/content-item.schemas.js';

/** What a programme is called in one language. */
const Texts = Body({
  title: Type.String({ minLength: 1, maxLength: PROGRAMME_TEXT_MAX.title }),
  description: Type.String({ maxLength: PROGRAMME_TEXT_MAX.description }),
  subTitle: Type.Optional(Type.String({ minLength: 1, maxLength: PROGRAMME_TEXT_MAX.subTitle })),
  genres: Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: PROGRAMME_TEXT_MAX.genre }), {
      minItems: 1,
      maxItems: PROGRAMME_GENRES_MAX,
    }),
  ),
});

const LanguageTag = Type.String({ maxLength: 35, pattern: '^[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8})*$' });

/** By language of the realm; always in its default language. */
export const ProgrammeTextsByLanguage = Type.Record(LanguageTag, Texts, {
  minProperties: 1,
  additionalProperties: false,
});

const SHOWN = {
  /** `ProgrammeTextsByLanguage`, which the service checks. */
  texts: Type.Unsafe<Static<typeof ProgrammeTextsByLanguage>>(
    Type.Object(
      {},
      {
        additionalProperties: true,
        maxProperties: 100,
        description:
          'By language of the realm, always in its default language: `title` (1 to 300 characters), `description` (up to 4,000), and if it has any `subTitle` (1 to 300) and `genres` (1 to 5, of 1 to 80 characters).',
      },
    ),
  ),
  /** Address of a picture at an origin that the realm file allows. */
  picture: Type.Optional(Nullable(Type.String({ minLength: 1, maxLength: 2_000 }))),
  year: Type.Optional(Nullable(Type.String({ maxLength: 4, pattern: '^(?:1[89]|20|21)[0-9]{2}$' }))),
  ageRating: Type.Optional(Nullable(Type.String({ minLength: 1, maxLength: PROGRAMME_RATING_MAX }))),
  season: Type.Optional(Nullable(Type.Integer({ minimum: 0, maximum: 1_000_000 }))),
  /** As guides number it, such as `12` or `12/13`. */
  episode: Type.Optional(Nullable(Type.String({ minLength: 1, maxLength: 32 }))),
  status: Type.Optional(Nullable(OneOf(['NEW', 'PREMIERE', 'REPEAT'] as const))),
};

/** A dated programme as an editor writes it. */
export const ProgrammeDocument = Type.Object(
  { endDate: RequestInstant, ...SHOWN },
  {
    $id: 'ProgrammeDocument',
    additionalProperties: false,
  },
);
export type ProgrammeDocument = Static<typeof ProgrammeDocument>;

const HEAD = {
  startDate: Instant,
  /** Whether an editor wrote it, so that imports leave it as it is. */
  isEdited: Type.Boolean(),
  /** When an editor changed it; null for one as its guide had it. */
  changedAt: Nullable(Instant),
  /** Name of that editor; null also where the account no longer exists. */
  changedBy: Nullable(Type.String()),
};

/** A dated programme of a channel, as editors see it. */
export const EditedProgramme = Type.Object(
  {
    ...HEAD,
    /** Identifies what is shown now; a change names the one that it was made from. */
    version: Type.String(),
    programme: ProgrammeDocument,
  },
  { $id: 'EditedProgramme' },
);
export type EditedProgramme = Static<typeof EditedProgramme>;

/** What the change was made from; null where nothing is shown at that start. */
const Version = Nullable(Type.String({ minLength: 1, maxLength: 64 }));

const programme: ProgrammeDocument = {
  endDate: '2026-11-21T21:00:00.000Z',
  texts: { en: { title: 'The Lantern Coast', description: 'Lamps along the shore.', genres: ['Nature'] } },
  picture: null,
  year: '2025',
  ageRating: null,
  season: 1,
  episode: '4',
  status: 'NEW',
};
const head = {
  startDate: '2026-11-21T20:00:00.000Z',
  isEdited: true,
  changedAt: '2026-11-20T09:00:00.000Z',
  changedBy: 'Vera',
};
const edited: EditedProgramme = { ...head, version: 'mB3xkq0dD1W2c9vJrT5a7g', programme };

const startParams = { id: Id, startDate: RequestInstant };

export const programmesShapes = defineShapes({
  listProgrammes: {
    summary: 'Returns the dated programmes of a channel in order, in all languages.',
    params: idParams,
    query: Type.Object({
      /** Programmes that end after it; now if absent. */
      from: Type.Optional(RequestInstant),
      ...keysetQuery(PAGE_SIZES.programmes),
    }),
    response: Type.Object({ programmes: Type.Array(EditedProgramme), paging: Paging }),
    errors: ['CHANNEL_NOT_FOUND'],
    example: {
      programmes: [edited],
      paging: { moreDataAvailable: false, lastSeen: '2026-11-21T20:00:00.000Z' },
    },
  },
  changeProgrammes: {
    summary: 'Writes and deletes dated programmes of a channel at once: all of them, or none.',
    params: idParams,
    body: Body({
      changes: Type.Array(
        Body({
          startDate: RequestInstant,
          version: Version,
          /** Null deletes it. */
          programme: Nullable(ProgrammeDocument),
        }),
        { minItems: 1, maxItems: PROGRAMMES_A_CHANGE },
      ),
    }),
    /** Those that were written. */
    response: Type.Object({ programmes: Type.Array(EditedProgramme) }),
    errors: ['CHANNEL_NOT_FOUND', 'CHANNEL_HAS_FORMAT', 'PROGRAMME_NOT_FOUND', 'PROGRAMME_CHANGED'],
    example: { programmes: [edited] },
  },
  listProgrammeVersions: {
    summary: 'Returns what a channel has shown from a start on, newest first, since an editor changed it.',
    params: Type.Object(startParams),
    query: Type.Object({ ...keysetQuery(PAGE_SIZES.programmeVersions) }),
    response: Type.Object({
      versions: Type.Array(
        Type.Object({
          ...HEAD,
          number: Type.Integer(),
          /** Null where it was deleted. */
          programme: Nullable(ProgrammeDocument),
        }),
      ),
      paging: Paging,
    }),
    errors: ['CHANNEL_NOT_FOUND'],
    example: {
      versions: [{ ...head, number: 2, programme }],
      paging: { moreDataAvailable: false, lastSeen: '2' },
    },
  },
  restoreProgramme: {
    summary: 'Shows an earlier version of a programme again; what a guide had is left to imports again.',
    params: Type.Object({
      ...startParams,
      number: Type.String({ maxLength: 9, pattern: '^[1-9][0-9]*$' }),
    }),
    body: Body({ version: Version }),
    /** Null if that version was a deletion. */
    response: Type.Object({ programme: Nullable(EditedProgramme) }),
    errors: ['CHANNEL_NOT_FOUND', 'CHANNEL_HAS_FORMAT', 'PROGRAMME_NOT_FOUND', 'PROGRAMME_CHANGED'],
    example: { programme: edited },
  },
});
