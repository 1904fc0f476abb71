/** Properties allowed in STYLE blocks. Those that could load, move or cover anything are left out. */
const PROPERTIES: ReadonlySet<string> = new Set([
  'background-color',
  'color',
  'font-family',
  'font-size',
  'font-style',
  'font-variant',
  'font-weight',
  'line-height',
  'opacity',
  'outline',
  'outline-color',
  'outline-style',
  'outline-width',
  'ruby-position',
  'text-decoration',
  'text-decoration-color',
  'text-decoration-line',
  'text-decoration-style',
  'text-shadow',
  'visibility',
  'white-space',
]);
const FUNCTIONS = /^(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)$/iu;

const isSafe = (value: string): boolean =>
  /^[\w\s#%.,+\-/"'()]+$/u.test(value) &&
  [...value.matchAll(/([\w-]*)\(/gu)].every(([, name = '']) => FUNCTIONS.test(name));

const declarationsOf = (body: string): string =>
  body
    .split(';')
    .flatMap((declaration) => {
      const colon = declaration.indexOf(':');
      const name = declaration.slice(0, Math.max(colon, 0)).trim().toLowerCase();
      const value = declaration.slice(colon + 1).trim();
      // Of the shorthand only a colour is accepted; `isSafe` rejects images.
      const property = name === 'background' ? 'background-color' : name;
      return PROPERTIES.has(property) && isSafe(value) ? [`${property}: ${value};`] : [];
    })
    .join(' ');

const NAME = String.raw`-?[_a-z\u0080-\uffff][\w\u0080-\uffff-]*`;
const VALUE = String.raw`(?:"([^"\\<>{}]*)"|'([^'\\<>{}]*)'|(${NAME}))`;
const ATTRIBUTE = String.raw`\[(voice|lang)\s*(?:=\s*${VALUE})?\s*\]`;
const SIMPLE = new RegExp(
  String.raw`^(?:(\.${NAME})|#(${NAME})|${ATTRIBUTE}|(:lang\([\w-]+\))|:(past|future))`,
  'iu',
);
const TYPE = /^(?:\*|ruby|rt|[cbiuv](?![\w-])|lang(?![\w-]))/iu;

/** The browser parses `<c>`, `<v>` and `<lang>` as spans: plain, with a title and with a language. */
const TYPES: Readonly<Record<string, string>> = {
  c: 'span:not([title], [lang])',
  v: 'span[title]',
  lang: 'span[lang]',
};
const ATTRIBUTES: Readonly<Record<string, string>> = { voice: 'title', lang: 'lang' };

/** Translates one compound selector to the nodes that the browser creates for a cue; null if it is not supported. */
const compound = (selector: string): string | null => {
  const [type = ''] = TYPE.exec(selector) ?? [];
  let rest = selector.slice(type.length);
  let out = TYPES[type.toLowerCase()] ?? type;
  while (rest !== '') {
    const found = SIMPLE.exec(rest);
    if (found === null) return null;
    const [match, className, id, attribute, double, single, bare, language, moment] = found;
    const value = double ?? single ?? bare;
    if (className !== undefined) out += className;
    else if (id !== undefined) out += `[data-cue="${id}"]`;
    else if (attribute !== undefined)
      out += `[${ATTRIBUTES[attribute.toLowerCase()] ?? ''}${value === undefined ? '' : `="${value}"`}]`;
    else if (language !== undefined) out += language;
    else if (moment !== undefined) out += `[data-time="${moment.toLowerCase()}"]`;
    rest = rest.slice(match.length);
  }
  return out === '' ? null : out;
};

const complex = (selector: string): string | null => {
  const parts = selector.trim().match(/(?:"[^"]*"|'[^']*'|[^\s>"'])+|\s*>\s*|\s+/gu) ?? [];
  const read = parts.map((part) => (part.trim() === '>' ? ' > ' : part.trim() === '' ? ' ' : compound(part)));
  return read.length === 0 || read.includes(null) ? null : read.join('');
};

const scoped = (argument: string | undefined): string | null => {
  if (argument === undefined) return '.cue-text';
  const selector = complex(argument);
  if (selector === null) return null;
  // An id alone selects the cue itself and not a part of it.
  return selector.startsWith('[data-cue=') ? `.cue-text${selector}` : `.cue-text ${selector}`;
};

const CUE = /^::cue(?:\((.*)\))?$/isu;

const selectorsOf = (prelude: string): string[] =>
  // Commas inside parentheses belong to the argument.
  prelude.split(/,(?![^(]*\))/u).flatMap((one) => {
    const found = CUE.exec(one.trim());
    if (found === null) return one.trim().toLowerCase() === '::cue-region' ? ['.region'] : [];
    const [, argument] = found;
    if (argument === undefined) return scoped(undefined) ?? [];
    const parts = argument.match(/(?:"[^"]*"|'[^']*'|[^,])+/gu) ?? [];
    return parts.flatMap((part) => scoped(part) ?? []);
  });

/**
 * Converts the STYLE blocks of a caption file to CSS for the player's own tree: `::cue(.loud)` becomes
 * `.cue-text .loud`. Only what captions need is kept: no at-rules, no URLs, no layout properties, and no selectors
 * that match anything but cues.
 * @see https://www.w3.org/TR/webvtt1/#the-cue-pseudo-element
 */
export const cueSheet = (styles: readonly string[]): string =>
  styles
    .map((style) => style.replaceAll(/\/\*[\s\S]*?(?:\*\/|$)/gu, ' '))
    .flatMap((style) => style.split('}').slice(0, -1))
    .flatMap((rule) => {
      const brace = rule.indexOf('{');
      const [prelude, body] = [rule.slice(0, Math.max(brace, 0)), rule.slice(brace + 1)];
      const selectors = selectorsOf(prelude);
      const declarations = declarationsOf(body);
      return selectors.length === 0 || declarations === ''
        ? []
        : [`${selectors.join(', ')} { ${declarations} }`];
    })
    .join('\n');
