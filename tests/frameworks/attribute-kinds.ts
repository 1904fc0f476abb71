import type { Declaration } from '../manifest/built-manifest.js';

export type Kind = 'flag' | 'number' | 'word' | 'onOrOff' | 'text';

/** An attribute with its property, and how it reads by the manifest's type. */
export interface KindOfAttribute {
  readonly attribute: string;
  readonly property: string;
  readonly kind: Kind;
  /** All that a word may be, where the element itself holds to them. */
  readonly words: readonly string[];
  /** Whether an empty text says something of its own. */
  readonly hasEmpty: boolean;
}

const WORD = /'(?<word>[^']+)'/gu;

/** HTML's own `crossorigin=""` is `anonymous`; an empty session key keeps nothing. */
const EMPTY_SAYS: ReadonlySet<string> = new Set(['crossorigin', 'session-key']);

const kindOf = (text: string): Kind => {
  if (text === 'boolean') return 'flag';
  if (text.startsWith('boolean |')) return 'onOrOff';
  if (text.startsWith('number')) return 'number';
  return text.startsWith("'") || text === 'MultiViewLayout' ? 'word' : 'text';
};

/** What the manifest says of an element's attributes. */
export const attributesOf = ({ attributes = [], members = [] }: Declaration): KindOfAttribute[] =>
  attributes.map(({ name, fieldName = name }) => {
    const type = members.find((member) => member.name === fieldName)?.type?.text ?? '';
    const kind = kindOf(type);
    const words = [...type.matchAll(WORD)].map(({ groups }) => groups?.['word'] ?? '');
    return {
      attribute: name,
      property: fieldName,
      kind,
      words: type === 'MultiViewLayout' ? ['quad'] : words,
      hasEmpty: EMPTY_SAYS.has(name),
    };
  });
