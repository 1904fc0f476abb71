import { CROPPED_KINDS, nameOfOnly } from './artwork-kinds.js';

/** The original that a picture is drawn from. */
export interface PictureSource {
  /** Name of the file in the artwork's folder. */
  readonly file: string;
  /** Width ÷ height to which it is cropped; null if it is the picture itself. */
  readonly aspect: number | null;
}

const PICTURE_FILE = /^(?!\.)(?<base>[^/]+)\.(?<extension>avif|jpe?g|png|tiff?|webp)$/iu;
/** A width in the name is that of a picture which was drawn beforehand. */
const NAMED = /^(?<name>[a-z]+)(?:-(?<width>\d{1,5}))?$/u;

/** Of files of equal name and width, the one that lost least by its compression. */
const BY_LOSS = ['tiff', 'tif', 'png', 'jpg', 'jpeg', 'webp', 'avif'];

interface PictureFile {
  readonly file: string;
  /** Null if it does not say what it shows. */
  readonly name: string | null;
  readonly width: number;
  readonly loss: number;
}

const readName = (file: string): PictureFile | null => {
  const { base = '', extension = '' } = PICTURE_FILE.exec(file)?.groups ?? {};
  if (base === '') return null;
  const { name = null, width } = NAMED.exec(base.toLowerCase())?.groups ?? {};
  return {
    file,
    name,
    // Without a width it is an original, which comes first.
    width: width === undefined ? Number.POSITIVE_INFINITY : Number(width),
    loss: BY_LOSS.indexOf(extension.toLowerCase()),
  };
};

const isBetter = (one: PictureFile, other: PictureFile): boolean =>
  one.width === other.width ? one.loss < other.loss : one.width > other.width;

/** The originals of an artwork: the largest file of each name. */
export class ArtworkFolder {
  readonly #originals: ReadonlyMap<string, string>;

  /** @param names files of its folder in any order; those that are no pictures, or in folders of it, are left alone */
  constructor(names: readonly string[]) {
    const best = new Map<string, PictureFile>();
    for (const found of names.toSorted().flatMap((file) => readName(file) ?? [])) {
      const key = found.name ?? found.file;
      const before = best.get(key);
      if (before === undefined || isBetter(found, before)) best.set(key, found);
    }
    const originals = new Map<string, string>();
    for (const { name, file } of best.values()) if (name !== null) originals.set(name, file);
    const [only] = best.values();
    if (best.size === 1 && only !== undefined) originals.set(nameOfOnly(only.name), only.file);
    this.#originals = originals;
  }

  /** The original for a kind or another name; null if there is none. */
  sourceOf(name: string): PictureSource | null {
    const own = this.#originals.get(name);
    if (own !== undefined) return { file: own, aspect: null };
    const cropping = CROPPED_KINDS.get(name);
    const other = cropping?.from.find((one) => this.#originals.has(one)) ?? '';
    const file = this.#originals.get(other);
    return cropping === undefined || file === undefined ? null : { file, aspect: cropping.aspect };
  }
}
