import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.js';
import { MediaError, isMediaError } from '../media-error.js';
import type { MediaStore } from '../store/media-store.js';
import { acceptedFormat } from './accepted-format.js';
import { ArtworkFolder, type PictureSource } from './artwork-folder.js';
import { drawPicture, readPicture, type PictureFacts, type PictureFormat } from './draw-picture.js';
import type { PictureCache } from './picture-cache.js';
import { PICTURE_WIDTHS, largestWidth } from './picture-widths.js';
import { Turns } from '../turns.js';

interface PicturesOptions {
  /** Contains `artwork/<slug>/`; null if the realm has no media. */
  readonly store: MediaStore | null;
  /** Null draws each picture anew. */
  readonly cache: PictureCache | null;
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** Replaces the drawing (tests). */
  readonly draw?: typeof drawPicture;
}

/** What is asked for. */
interface PictureRequest {
  /** Folder of the artwork. */
  readonly slug: string;
  /** A kind, or the name of another file. */
  readonly name: string;
  readonly width: number;
  /** The `Accept` header. */
  readonly accept: string | undefined;
}

interface SentPicture {
  readonly bytes: Buffer;
  readonly format: PictureFormat;
  /** Changes with the bytes. */
  readonly version: string;
}

/** Increase it when the same original is to be drawn differently. */
const RECIPE = 1;
/** Leaves most threads that read files to playback. */
const DRAWN_AT_ONCE = Math.min(2, Math.max(1, availableParallelism() - 1));
/** More pictures than this are not waited for by any viewer. */
const MOST_WAITING = 200;
const RETRY_SECONDS = 5;
/** Of what is remembered of originals, which is forgotten when it is more. */
const MOST_REMEMBERED = 10_000;
/** For which the originals of an artwork are remembered, where looking for them takes a request. */
const KNOWN_MS = 60_000;
/** For which an original that cannot be read is not tried again, unless it changes. */
const UNREADABLE_MS = 60_000;

interface Drawn {
  readonly bytes: Promise<Buffer>;
  /** Resolves when it is kept, or cannot be. */
  readonly kept: Promise<void>;
}

interface Original extends PictureSource {
  readonly store: MediaStore;
  readonly key: string;
  /** Changes with the file. */
  readonly version: string;
}

const notFound = (reason: string, found: unknown, allowed?: unknown): MediaError =>
  new MediaError('MEDIA_NOT_FOUND', { details: { reason, found, allowed } });

const remember = <T>(memory: Map<string, T>, key: string, value: T): void => {
  if (memory.size >= MOST_REMEMBERED) memory.clear();
  memory.set(key, value);
};

/** Pictures of artworks in any of the listed widths, drawn from their originals when they are first asked for. */
export class PicturesService {
  readonly #options;
  readonly #draw;
  readonly #turns = new Turns(DRAWN_AT_ONCE);
  readonly #drawing = new Map<string, Drawn>();
  readonly #facts = new Map<string, Promise<PictureFacts>>();
  /** Until when it is not tried again. */
  readonly #unreadable = new Map<string, number>();

  constructor(options: PicturesOptions) {
    this.#options = options;
    this.#draw = options.draw ?? drawPicture;
  }

  /**
   * @throws {MediaError} MEDIA_NOT_FOUND with `reason`: `artwork`, `picture` or `width` for what does not exist,
   *   `unreadable` for an original that is no picture, which is logged; UNAVAILABLE if too many wait, or a bucket does not
   *   answer
   */
  async picture(request: PictureRequest): Promise<SentPicture> {
    const original = await this.#originalOf(request);
    const { store, key: file, aspect, version } = original;
    const facts = await this.#read(original, () => this.#factsOf(original));
    const largest = largestWidth(facts, aspect);
    if (!PICTURE_WIDTHS.includes(request.width) && request.width !== largest)
      throw notFound('width', request.width, PICTURE_WIDTHS);
    // The original may have been replaced by a smaller one since a page named its width.
    const width = Math.min(request.width, largest);
    const format = acceptedFormat(request.accept, facts.hasAlpha);
    const key = createHash('sha256')
      .update(JSON.stringify([RECIPE, version, aspect, width, format]))
      .digest('hex');
    const draw = () =>
      this.#read(original, () => store.withFile(file, (path) => this.#draw({ path, aspect, width, format })));
    return { bytes: await this.#bytesOf(`${key}.${format}`, draw), format, version: key.slice(0, 32) };
  }

  /** Resolves when all that is being drawn is kept. */
  async close(): Promise<void> {
    await Promise.all([...this.#drawing.values()].map(({ kept }) => kept));
  }

  async #originalOf({ slug, name }: PictureRequest): Promise<Original> {
    const { store } = this.#options;
    const prefix = `artwork/${slug}/`;
    const files = (await store?.list(prefix, KNOWN_MS)) ?? [];
    const names = files.map(({ key }) => key.slice(prefix.length));
    if (store === null || names.length === 0) throw notFound('artwork', slug);
    const source = new ArtworkFolder(names).sourceOf(name);
    const found = files.find(({ key }) => key === `${prefix}${source?.file ?? ''}`);
    if (source === null || found === undefined) throw notFound('picture', name);
    const { key, size, changedAt } = found;
    return { ...source, store, key, version: `${slug}/${source.file}:${size}:${changedAt}` };
  }

  /** Whoever asks for a picture of an original that is being read waits for the same. */
  async #factsOf({ store, key, version }: Original): Promise<PictureFacts> {
    const known = this.#facts.get(version) ?? store.withFile(key, readPicture);
    remember(this.#facts, version, known);
    try {
      return await known;
    } catch (error) {
      this.#facts.delete(version);
      throw error;
    }
  }

  async #read<T>({ store, key, version }: Original, read: () => Promise<T>): Promise<T> {
    const details = { reason: 'unreadable' };
    const { clock, log } = this.#options;
    if (clock.now() < (this.#unreadable.get(version) ?? 0))
      throw new MediaError('MEDIA_NOT_FOUND', { details });
    try {
      return await read();
    } catch (cause) {
      if (isMediaError(cause)) throw cause;
      log.warn({ path: store.address(key), err: cause }, 'a picture cannot be read');
      remember(this.#unreadable, version, clock.now() + UNREADABLE_MS);
      throw new MediaError('MEDIA_NOT_FOUND', { details });
    }
  }

  /** Whoever asks for a picture that is being drawn gets the same one. */
  async #bytesOf(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const kept = this.#drawing.has(key) ? null : await this.#kept(key);
    if (kept !== null) return kept;
    const running = this.#drawing.get(key);
    if (running !== undefined) return running.bytes;
    if (this.#turns.waiting >= MOST_WAITING)
      throw new MediaError('UNAVAILABLE', { details: { retryAfterSeconds: RETRY_SECONDS } });
    const bytes = this.#turns.take(draw);
    this.#drawing.set(key, { bytes, kept: this.#keep(key, bytes) });
    return bytes;
  }

  /** A cache that cannot be read is one without the picture. */
  async #kept(key: string): Promise<Buffer | null> {
    try {
      return (await this.#options.cache?.read(key)) ?? null;
    } catch (err) {
      this.#options.log.warn({ err }, 'a picture that was kept cannot be read');
      return null;
    }
  }

  async #keep(key: string, drawn: Promise<Buffer>): Promise<void> {
    try {
      const bytes = await drawn.catch(() => null);
      if (bytes !== null) await this.#options.cache?.keep(key, bytes);
    } catch (err) {
      this.#options.log.warn({ err }, 'a picture cannot be kept, and will be drawn again');
    } finally {
      this.#drawing.delete(key);
    }
  }
}
