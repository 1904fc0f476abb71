import type { FieldIssue } from '@footlight/contract';
import { ratesOverlap, type TaxRate } from '@footlight/domain';
import { at, unknownName } from '../catalogue-issue-text.js';
import type { Catalogue } from '../catalogue-files.js';
import { MOMENTS, type MomentName } from './moments.js';

type Licence = Catalogue['licences'][number];
type Place = (...path: readonly (string | number)[]) => string;

/** Names a rate by its place and its start: `CA-QC from 2027-01-01T00:00:00Z`. */
const rateName = ({ country, region, from }: TaxRate): string =>
  [
    country,
    ...(region === undefined ? [] : [`-${region}`]),
    ...(from === undefined ? [] : [` from ${from}`]),
  ].join('');

/** The id of a rate as an entry: `CA-QC`, `DE-2027-01-01T00-00-00Z`. */
export const taxRateId = ({ country, region, from }: TaxRate): string =>
  [country, region, from]
    .filter((part) => part !== undefined)
    .join('-')
    .replaceAll(/[^\w-]/gu, '-');

/** Settings of a pass that would have no effect, or contradict one another. */
const passIssues = ({ purchaseStrategy: strategy }: Licence, place: Place): FieldIssue[] => {
  const { type, startsAt, endsAt, endsIn, lasts, lastsFrom, startWithin } = strategy;
  const issue = (key: string, found: string, allowed: string): FieldIssue => ({
    field: place('purchaseStrategy', key),
    found,
    allowed,
  });
  const onlyOf = (wanted: typeof type, keys: Readonly<Record<string, unknown>>): FieldIssue[] =>
    type === wanted
      ? []
      : Object.entries(keys)
          .filter(([, value]) => value !== undefined)
          .map(([key]) => issue(key, `in ${type}`, `only in ${wanted}`));
  return [
    ...onlyOf('FIXED_DATE', { startsAt, endsAt, endsIn }),
    ...onlyOf('PPV', { lasts, lastsFrom, startWithin }),
    ...(endsAt !== undefined && endsIn !== undefined
      ? [issue('endsIn', 'endsAt too', 'either of them')]
      : []),
    ...(startsAt !== undefined && endsAt !== undefined && Date.parse(endsAt) <= Date.parse(startsAt)
      ? [issue('endsAt', JSON.stringify(endsAt), `later than ${startsAt}`)]
      : []),
    ...(lasts === undefined && (lastsFrom !== undefined || startWithin !== undefined)
      ? [issue('lasts', 'nothing', 'a duration, such as PT48H')]
      : []),
    ...(startWithin !== undefined && lastsFrom !== 'FIRST_PLAY'
      ? [issue('startWithin', `with lastsFrom ${lastsFrom ?? 'PURCHASE'}`, 'only with FIRST_PLAY')]
      : []),
  ];
};

/** Rates of which it would be unclear which one applies, and countries whose prices would both include and exclude it. */
const rateIssues = (rate: TaxRate, others: readonly TaxRate[], place: Place): FieldIssue[] => {
  const other = others.find((one) => ratesOverlap(one, rate));
  const isMixed = others.some(
    ({ country, inclusive }) => country === rate.country && inclusive !== rate.inclusive,
  );
  const ends = rate.until !== undefined && rate.from !== undefined && rate.until <= rate.from;
  return [
    ...(other === undefined
      ? []
      : [
          {
            field: place(),
            found: `${rateName(rate)}, and ${rateName(other)} at the same time`,
            allowed: 'one rate at a time',
          },
        ]),
    ...(isMixed
      ? [
          {
            field: place('inclusive'),
            found: String(rate.inclusive),
            allowed: `the same for all of ${rate.country}`,
          },
        ]
      : []),
    ...(ends
      ? [{ field: place('until'), found: JSON.stringify(rate.until), allowed: `later than ${rate.from}` }]
      : []),
  ];
};

/** Times that are given twice, or not at all. */
const momentIssues = (document: object, needed: readonly MomentName[], place: Place): FieldIssue[] =>
  (Object.keys(MOMENTS) as MomentName[]).flatMap((relative) => {
    const absolute = MOMENTS[relative];
    if (relative in document && absolute in document)
      return [
        { field: place(relative), found: `${absolute} too`, allowed: `either ${relative} or ${absolute}` },
      ];
    return needed.includes(relative) && !(relative in document) && !(absolute in document)
      ? [{ field: place(relative), found: 'nothing', allowed: `${relative} or ${absolute}` }]
      : [];
  });

interface Selling {
  readonly id?: string;
  /** Of a voucher, in place of an id. */
  readonly code?: string;
  readonly licenceId?: string;
  readonly licenceIds?: readonly string[];
}

const twice = (
  documents: readonly Selling[],
  { id, code }: Selling,
  index: number,
  place: Place,
): FieldIssue[] =>
  documents.slice(0, index).some((one) => one.id === id && one.code === code)
    ? [
        unknownName(
          place(code === undefined ? 'id' : 'code'),
          id ?? code ?? '',
          'one that no other of its kind has',
        ),
      ]
    : [];

interface Sold {
  readonly others: readonly Selling[];
  readonly index: number;
  readonly needed: readonly MomentName[];
  readonly known: ReadonlySet<string>;
  readonly place: Place;
}

/** What is wrong with a voucher or an offer. */
const offerIssues = (
  document: Selling,
  { others, index, needed, known, place }: Sold,
): readonly FieldIssue[] => {
  const { licenceId, licenceIds = [] } = document;
  const named = licenceId === undefined ? licenceIds : [licenceId, ...licenceIds];
  const member = licenceId === undefined ? 'licenceIds' : 'licenceId';
  return [
    ...twice(others, document, index, place),
    ...momentIssues(document, needed, place),
    ...named
      .filter((id) => !known.has(id))
      .map((id) => unknownName(place(member), id, 'a licence of licences.json')),
  ];
};

/** Checks of plans, vouchers and offers that a schema cannot express. */
export const commerceIssues = (
  { licences, vouchers, offers }: Catalogue,
  { licences: known }: { readonly licences: ReadonlySet<string> },
): FieldIssue[] => {
  const lists = [
    ['vouchers.json', [], vouchers, []],
    ['offers.json', ['families'], offers.families, []],
    ['offers.json', ['discounts'], offers.discounts, []],
    ['offers.json', ['cancellationPromotions'], offers.cancellationPromotions, []],
    ['offers.json', ['giftProducts'], offers.giftProducts, []],
    ['offers.json', ['priceMigrations'], offers.priceMigrations, ['effectiveIn', 'answerIn']],
  ] as const;
  return [
    ...licences.flatMap((licence, index) => {
      const place: Place = (...path) => at('licences.json', index, ...path);
      return [...twice(licences, licence, index, place), ...passIssues(licence, place)];
    }),
    ...offers.taxRates.flatMap((rate, index) =>
      rateIssues(
        rate,
        offers.taxRates.filter((_, other) => other !== index),
        (...path) => at('offers.json', 'taxRates', index, ...path),
      ),
    ),
    ...lists.flatMap(([file, list, documents, needed]) =>
      (documents as readonly Selling[]).flatMap((document, index) =>
        offerIssues(document, {
          others: documents,
          index,
          needed,
          known,
          place: (...path) => at(file, ...list, index, ...path),
        }),
      ),
    ),
  ];
};
