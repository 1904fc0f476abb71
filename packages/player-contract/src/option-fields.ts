import {
  flag,
  nullable,
  number,
  optional,
  record,
  text,
  words,
  type Leaf,
  type OptionalField,
} from './fields.js';
import {
  OPTIONS,
  OPTION_NAMES,
  type PlayerOption,
  type PlayerOptionName,
  type PlayerOptionValues,
} from './options.js';

const leafOf = ({ kind, most = 0, unit }: PlayerOption<unknown>): Leaf<unknown> => {
  if (kind === 'flag' || kind === 'onOrOff') return flag;
  if (kind === 'number') return number(0, most, unit);
  return kind === 'text' ? text(most) : words(...kind);
};

/** Null resets an option whose default is null or an empty text. */
const fieldOf = (option: PlayerOption<unknown>): OptionalField<unknown> =>
  optional(
    option.defaultValue === null || option.defaultValue === '' ? nullable(leafOf(option)) : leafOf(option),
  );

type OptionFields = {
  readonly [N in PlayerOptionName]: OptionalField<
    | PlayerOptionValues[N]
    | (PlayerOptionValues[N] extends string ? ('' extends PlayerOptionValues[N] ? null : never) : never)
  >;
};

/** The parameter fields of `player.setOptions`. */
export const PLAYER_OPTIONS = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ OPTION_NAMES.map((name) => [name, fieldOf(OPTIONS[name])]),
) as OptionFields;

export const playerOptions = /* @__PURE__ */ record(PLAYER_OPTIONS);
