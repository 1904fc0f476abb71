import type { Declaration } from '../manifest/built-manifest.js';

type Kind = 'flag' | 'number' | 'integer' | 'word' | 'onOrOff' | 'text' | 'address' | 'cors';

/** An attribute with its property, and its kind according to the manifest's type. */
export interface KindOfAttribute {
  readonly attribute: string;
  readonly property: string;
  readonly kind: Kind;
  /** The allowed values, if the element itself validates them. */
  readonly words: readonly string[];
  /** Whether an empty value has a meaning of its own. */
  readonly hasEmpty: boolean;
}

const WORD = /'(?<word>[^']+)'/gu;

/** In HTML `crossorigin=""` means `anonymous` and `preload=""` `auto`; an empty session key stores nothing. */
const MEANINGFUL_EMPTY: ReadonlySet<string> = new Set(['crossorigin', 'preload', 'session-key']);

/** Attributes that the properties of an element with a `src` reflect as those of `<video>` do. PLAY-30 */
const OF_VIDEO: Readonly<Record<string, Kind>> = {
  crossorigin: 'cors',
  height: 'integer',
  poster: 'address',
  src: 'address',
  width: 'integer',
};

const kindOf = (text: string): Kind => {
  if (text === 'boolean') return 'flag';
  if (text.startsWith('boolean |')) return 'onOrOff';
  if (text.startsWith('number')) return 'number';
  return text.startsWith("'") || text === 'MultiViewLayout' ? 'word' : 'text';
};

/** The attributes of an element in the manifest. */
export const attributesOf = ({ attributes = [], members = [] }: Declaration): KindOfAttribute[] => {
  const isVideo = attributes.some(({ name }) => name === 'src');
  return attributes.map(({ name, fieldName = name }) => {
    const type = members.find((member) => member.name === fieldName)?.type?.text ?? '';
    const kind = (isVideo ? OF_VIDEO[name] : undefined) ?? kindOf(type);
    const words = [...type.matchAll(WORD)].map(({ groups }) => groups?.['word'] ?? '');
    return {
      attribute: name,
      property: fieldName,
      kind,
      words: type === 'MultiViewLayout' ? ['quad'] : words,
      hasEmpty: MEANINGFUL_EMPTY.has(name),
    };
  });
};
