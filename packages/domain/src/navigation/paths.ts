import { ROUTES, type PathLanguage, type RouteName } from './route-table.js';

/** Language prefixes of addresses, with the words that each uses. The debug language has emoji paths. */
export const PREFIXES = {
  '': 'en',
  en: 'en',
  es: 'es',
  pt: 'pt',
  ar: 'en',
  'x-emoji': 'emoji',
} as const satisfies Readonly<Record<string, PathLanguage>>;

/** Empty, or a language tag. */
export type Prefix = string;

const wordsByPrefix = new Map<Prefix, PathLanguage>(Object.entries(PREFIXES));

const wordsOf = (prefix: Prefix): PathLanguage => wordsByPrefix.get(prefix) ?? 'en';

/** Makes the languages of a realm prefixes of addresses; those without words of their own use the English ones. */
export const addPrefixes = (languages: readonly string[]): void => {
  for (const language of languages) if (!wordsByPrefix.has(language)) wordsByPrefix.set(language, 'en');
};

/** Whether the language is a prefix of addresses. */
export const isPrefix = (language: string): boolean => language !== '' && wordsByPrefix.has(language);

/** The prefix of a path: `/es/inicio` → `es`; none → `''`. */
export const prefixOf = (pathname: string): Prefix => {
  const first = pathname.split('/')[1] ?? '';
  return isPrefix(first) ? first : '';
};

const underPrefix = (prefix: Prefix, path: string): string =>
  prefix === '' ? path : `/${prefix}${path === '/' ? '' : path}`;

/** The pattern of a route for the router. */
export const patternOf = (name: RouteName, prefix: Prefix): string =>
  underPrefix(prefix, ROUTES[name][wordsOf(prefix)]);

/** Whether the parameters contain all required ones of the route. */
export const isComplete = (name: RouteName, params: Readonly<Record<string, string>>): boolean =>
  [...ROUTES[name].en.matchAll(/:(\w+)(?=\/|$)/gu)].every(
    ([, parameter = '']) => (params[parameter] ?? '') !== '',
  );

/**
 * Builds the path of a route. It ends at the first optional parameter without a value; unknown parameters are ignored.
 * @throws {TypeError} when a required parameter has no value.
 */
export const pathOf = (name: RouteName, params: Readonly<Record<string, string>>, prefix: Prefix): string => {
  const words: string[] = [];
  for (const word of ROUTES[name][wordsOf(prefix)].split('/').slice(1)) {
    const { parameter, optional } = /^:(?<parameter>\w+)(?<optional>\??)$/u.exec(word)?.groups ?? {};
    if (parameter === undefined) {
      words.push(encodeURI(word));
      continue;
    }
    const value = params[parameter];
    if (value !== undefined && value !== '') words.push(encodeURIComponent(value));
    else if (optional === '') throw new TypeError(`Route ${name} needs ${parameter}.`);
  }
  return underPrefix(prefix, `/${words.join('/')}`);
};

const segments = (path: string): string[] => path.split('/').filter((word) => word !== '');

interface Variant {
  readonly route: RouteName;
  /** Its words, of which those that begin with `:` are parameters. */
  readonly words: readonly string[];
}

/** The words with and without each optional parameter, the longest first. */
const expanded = ([word, ...others]: readonly string[]): string[][] => {
  if (word === undefined) return [[]];
  const rest = expanded(others);
  const given = rest.map((words) => [word.replace('?', ''), ...words]);
  return word.endsWith('?') ? [...given, ...rest] : given;
};

const parametersIn = ({ words }: Variant): number => words.filter((word) => word.startsWith(':')).length;

/** Variants with fixed words are matched before those with parameters in the same place, as routers do. */
const variantsIn = (language: PathLanguage): Variant[] =>
  (Object.keys(ROUTES) as RouteName[])
    .flatMap((route) => expanded(segments(ROUTES[route][language])).map((words) => ({ route, words })))
    .toSorted((one, other) => parametersIn(one) - parametersIn(other));

const variants = new Map<PathLanguage, readonly Variant[]>();

const variantsOf = (language: PathLanguage): readonly Variant[] => {
  const made = variants.get(language) ?? variantsIn(language);
  variants.set(language, made);
  return made;
};

const matched = ({ words }: Variant, path: readonly string[]): Record<string, string> | null => {
  if (words.length !== path.length) return null;
  const params: Record<string, string> = {};
  for (const [at, word] of words.entries()) {
    const value = path[at] ?? '';
    if (word.startsWith(':')) params[word.slice(1)] = value;
    else if (word !== value) return null;
  }
  return params;
};

/** Decodes a segment of an address; returns it unchanged if its encoding is invalid. */
const decoded = (word: string): string => {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
};

const parsed = (pathname: string): { readonly prefix: Prefix; readonly path: readonly string[] } => {
  const prefix = prefixOf(pathname);
  const path = segments(pathname)
    .slice(prefix === '' ? 0 : 1)
    .map(decoded);
  return { prefix, path };
};

/** A parsed path: its route, decoded parameters and prefix. */
export interface RouteMatch {
  readonly route: RouteName;
  readonly params: Readonly<Record<string, string>>;
  readonly prefix: Prefix;
}

/** Null if no route matches. */
export const routeMatchOf = (pathname: string): RouteMatch | null => {
  const { prefix, path } = parsed(pathname);
  for (const variant of variantsOf(wordsOf(prefix))) {
    const params = matched(variant, path);
    if (params !== null) return { route: variant.route, params, prefix };
  }
  return null;
};

/** The route of a path; null if none matches. */
export const routeOf = (pathname: string): RouteName | null => routeMatchOf(pathname)?.route ?? null;

/** The same page under another prefix; paths without a matching route are kept. */
export const inLanguage = (pathname: string, target: Prefix): string => {
  const match = routeMatchOf(pathname);
  if (match !== null) return pathOf(match.route, match.params, target);
  const words = parsed(pathname).path.map((word) => encodeURIComponent(word));
  return underPrefix(target, `/${words.join('/')}`);
};
