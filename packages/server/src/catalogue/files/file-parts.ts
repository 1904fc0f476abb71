import { createHash, type Hash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { ElementScanner } from './element-scanner.js';

/** A run of whole elements of a file that is a JSON list. The parts of a file follow one another without gaps. */
export interface FilePart {
  /** Of its first byte. All parts but the last end with the comma after their last element. */
  readonly offset: number;
  /** Index of its first element. */
  readonly first: number;
  /** Of its bytes. */
  readonly hash: string;
  /** Hash of the ids of its elements, in their order. */
  readonly ids: string;
}

export interface FileParts {
  /** Of the file, in bytes. */
  readonly length: number;
  /** Of elements. */
  readonly count: number;
  readonly parts: readonly FilePart[];
}

/** Of which a part has at least as many, and about as many unless an element is longer. */
export const PART_BYTES = 256 * 1024;
/** Bytes in memory while a file is read. */
const BUFFER_BYTES = 256 * 1024;
/** 132 bits: more than enough to tell versions of a part from each other. */
const HASH_CHARACTERS = 22;

const shortened = (hash: Hash): string => hash.digest('base64url').slice(0, HASH_CHARACTERS);

export const hashOfIds = (ids: readonly string[]): string =>
  shortened(createHash('sha256').update(JSON.stringify(ids)));

export const createBuffer = (): Buffer => Buffer.allocUnsafe(BUFFER_BYTES);

/** The bytes of a file in a range, each time in the same buffer; fewer if the file is shorter by now. */
export const bytesBetween = async function* (
  file: FileHandle,
  { start, end }: { readonly start: number; readonly end: number },
  buffer: Buffer,
): AsyncGenerator<Buffer> {
  for (let at = start; at < end;) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { bytesRead } = await file.read(buffer, 0, Math.min(buffer.length, end - at), at);
    if (bytesRead === 0) return;
    yield buffer.subarray(0, bytesRead);
    at += bytesRead;
  }
};

export const hashBetween = async (...range: Parameters<typeof bytesBetween>): Promise<string> => {
  const hash = createHash('sha256');
  for await (const bytes of bytesBetween(...range)) hash.update(bytes);
  return shortened(hash);
};

/** Cuts a file, or a range of it that consists of whole elements, into parts. */
export class PartCutter {
  readonly #scanner: ElementScanner;
  readonly #end: number;
  readonly #partBytes: number;
  readonly #first: number;
  readonly #parts: Omit<FilePart, 'ids'>[] = [];
  #hash = createHash('sha256');
  /** Of the part that is being read. */
  #begun: Pick<FilePart, 'offset' | 'first'>;
  #position: number;
  #commas = 0;

  /** @param range its bytes, and the index of its first element */
  constructor(
    { start, end, first }: { readonly start: number; readonly end: number; readonly first: number },
    partBytes = PART_BYTES,
  ) {
    this.#scanner = new ElementScanner(start === 0 ? 0 : 1);
    this.#end = end;
    this.#partBytes = partBytes;
    this.#first = first;
    this.#begun = { offset: start, first };
    this.#position = start;
  }

  /** Commas after elements, so far. */
  get commas(): number {
    return this.#commas;
  }

  push(bytes: Uint8Array): void {
    let from = 0;
    for (const at of this.#scanner.next(bytes)) {
      this.#commas += 1;
      const offset = this.#position + at;
      // A short rest stays with the part before it: each change of a part would leave another one.
      const isShort = this.#end - offset < this.#partBytes / 2;
      if (offset - this.#begun.offset < this.#partBytes || isShort) continue;
      this.#hash.update(bytes.subarray(from, at));
      from = at;
      this.#finishPart();
      this.#begun = { offset, first: this.#first + this.#commas };
    }
    this.#hash.update(bytes.subarray(from));
    this.#position += bytes.length;
  }

  /** @param ids of all elements of the range */
  finish(ids: readonly string[]): readonly FilePart[] {
    this.#finishPart();
    return this.#parts.map((part, index) => {
      const next = this.#parts[index + 1]?.first ?? this.#first + ids.length;
      return { ...part, ids: hashOfIds(ids.slice(part.first - this.#first, next - this.#first)) };
    });
  }

  #finishPart(): void {
    this.#parts.push({ ...this.#begun, hash: shortened(this.#hash) });
    this.#hash = createHash('sha256');
  }
}

/**
 * Reads the parts of a file with little memory.
 * @param ids of its elements, as they were read before
 * @returns null if the file has other elements by now
 */
export const readParts = async (
  file: FileHandle,
  ids: readonly string[],
  partBytes = PART_BYTES,
): Promise<FileParts | null> => {
  const { size: length } = await file.stat();
  const cutter = new PartCutter({ start: 0, end: length, first: 0 }, partBytes);
  for await (const bytes of bytesBetween(file, { start: 0, end: length }, createBuffer())) cutter.push(bytes);
  if (cutter.commas !== Math.max(0, ids.length - 1)) return null;
  return { length, count: ids.length, parts: cutter.finish(ids) };
};
