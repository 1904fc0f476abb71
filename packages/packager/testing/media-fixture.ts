import { fileURLToPath } from 'node:url';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Clock } from '../src/clock.js';
import { PicturesService } from '../src/artwork/pictures.service.js';
import { boxVersion, boxesOf, readDecodeTime, requireBox } from '../src/films/boxes.js';
import { createFilmIndex } from '../src/films/film-index.js';
import { createIngestIndex } from '../src/ingest/ingest-index.js';
import { isMediaError } from '../src/media-error.js';
import { registerMedia } from '../src/delivery/media.routes.js';
import { createContentKeys, type ContentKeys } from '../src/protection/content-keys.js';
import { FolderStore } from '../src/store/folder-store.js';
import type { MediaStore } from '../src/store/media-store.js';
import { createStreamSigner, type StreamGrant } from '../src/addresses/signing.js';

/** Helpers for media tests, which parse the streams of the demo's films like a player. */
export const DEMO_MEDIA = fileURLToPath(new URL('../../../demo/media', import.meta.url));

export interface ReadFragment {
  readonly sequence: number;
  /** Ticks. */
  readonly time: number;
  /** Sum of the samples' durations in ticks. */
  readonly duration: number;
  readonly samples: number;
  readonly media: Buffer;
}

const DEFAULT_DURATION = 0x08;
const SAMPLE_DURATION = 0x100;

/** Flags and sizes in bytes of the optional fields before the default duration. @see ISO/IEC 14496-12 §8.8.7 */
const BEFORE_DEFAULT_DURATION = [
  [0x01, 8],
  [0x02, 4],
] as const;

const samplesOf = (bytes: Buffer, moof: Parameters<typeof readDecodeTime>[1]) => {
  const header = requireBox(bytes, ['traf', 'tfhd'], moof);
  const headerFlags = bytes.readUIntBE(header.content + 1, 3);
  let at = header.content + 8;
  for (const [flag, size] of BEFORE_DEFAULT_DURATION) at += (headerFlags & flag) === 0 ? 0 : size;
  const each = (headerFlags & DEFAULT_DURATION) === 0 ? 0 : bytes.readUInt32BE(at);

  const run = requireBox(bytes, ['traf', 'trun'], moof);
  const flags = bytes.readUIntBE(run.content + 1, 3);
  const samples = bytes.readUInt32BE(run.content + 4);
  if ((flags & SAMPLE_DURATION) === 0) return { samples, duration: samples * each };
  const start = run.content + 8 + ((flags & 0x01) === 0 ? 0 : 4) + ((flags & 0x04) === 0 ? 0 : 4);
  const stride = [0x100, 0x200, 0x400, 0x800].filter((flag) => (flags & flag) !== 0).length * 4;
  const durations = Array.from({ length: samples }, (_, n) => bytes.readUInt32BE(start + n * stride));
  return { samples, duration: durations.reduce((sum, one) => sum + one, 0) };
};

/** The fragments of a media segment. */
export const readFragments = (segment: Buffer): ReadFragment[] => {
  const boxes = [...boxesOf(segment)];
  return boxes.flatMap((moof, at) => {
    if (moof.type !== 'moof') return [];
    const mdat = boxes[at + 1];
    if (mdat?.type !== 'mdat') throw new Error('A moof without its mdat.');
    const header = requireBox(segment, ['mfhd'], moof);
    if (boxVersion(segment, header) !== 0) throw new Error('An mfhd of an unknown version.');
    return [
      {
        sequence: segment.readUInt32BE(header.content + 4),
        time: Number(readDecodeTime(segment, moof)),
        ...samplesOf(segment, moof),
        media: segment.subarray(mdat.content, mdat.end),
      },
    ];
  });
};

/** A parsed playlist. */
export interface ReadPlaylist {
  readonly lines: readonly string[];
  /** Value of a tag that occurs once; undefined if it is missing. */
  tag(name: string): string | undefined;
  /** Attribute lists of a tag, without quotes. */
  attributes(name: string): Record<string, string>[];
  /** Lines that are addresses. */
  readonly addresses: readonly string[];
}

export const readPlaylist = (text: string): ReadPlaylist => {
  const lines = text.trim().split('\n');
  const values = (name: string): string[] =>
    lines.filter((line) => line.startsWith(`${name}:`)).map((line) => line.slice(name.length + 1));
  return {
    lines,
    tag: (name) => values(name)[0],
    attributes: (name) =>
      values(name).map((value) =>
        Object.fromEntries(
          [...value.matchAll(/([A-Z-]+)=("[^"]*"|[^,]*)/g)].map(([, key = '', word = '']) => [
            key,
            word.replaceAll('"', ''),
          ]),
        ),
      ),
    addresses: lines.filter((line) => !line.startsWith('#')),
  };
};

export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  text: string;
}

const attributesOf = (text: string): Record<string, string> => {
  const found = [...text.matchAll(/\s([\w:]+)="([^"<]*)"/g)];
  const rest = found.reduce((left, [match]) => left.replace(match, ''), text).trim();
  if (rest !== '') throw new Error(`Not an attribute: ${rest}`);
  return Object.fromEntries(found.map(([, name = '', value = '']) => [name, value]));
};

/**
 * Parses XML that consists of elements, attributes and text.
 * @throws {Error} if it is not well formed
 */
export const readXml = (text: string): XmlElement => {
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  const body = text.replace(/^<\?xml [^?]*\?>\s*/, '');
  let at = 0;
  for (const tag of body.matchAll(/<(\/?)([\w:]+)([^<>]*?)(\/?)>/g)) {
    const [match, closing, name = '', attributes = '', empty] = tag;
    const parent = open.at(-1);
    if (parent === undefined) throw new Error(`<${name}> stands after the end.`);
    const between = body.slice(at, tag.index);
    if (/[<>]|&(?!(?:amp|lt|gt|quot);)/.test(between + attributes))
      throw new Error(`Not escaped: ${between}`);
    parent.text += between.trim();
    at = tag.index + match.length;
    if (closing === '/') {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes another element.`);
      continue;
    }
    const element: XmlElement = { name, attributes: attributesOf(attributes), children: [], text: '' };
    parent.children.push(element);
    if (empty !== '/') open.push(element);
  }
  const [only] = root.children;
  if (open.length !== 1 || only === undefined || root.children.length !== 1)
    throw new Error('Not one whole tree.');
  return only;
};

/** All descendants with a name. */
export const elementsOf = (element: XmlElement, name: string): XmlElement[] =>
  element.children.flatMap((child) => [...(child.name === name ? [child] : []), ...elementsOf(child, name)]);

export interface MediaService {
  readonly app: FastifyInstance;
  readonly films: ReturnType<typeof createFilmIndex>;
  readonly keys: ContentKeys;
  /** Signed address of a file that the grant gives access to. */
  address(grant: Omit<StreamGrant, 'e'> & { readonly e?: number }, file: string): string;
}

export const TEST_SECRET = 'a secret for tests, of more than 32 bytes';

const DRM_LICENCE_ADDRESS = '/api/v2/drm/clearkey';

/** The media routes for `inject`, by default with the demo's films. */
export const createMediaService = async (
  clock: Clock,
  store: MediaStore = new FolderStore(DEMO_MEDIA),
  liveFolder: string | null = null,
): Promise<MediaService> => {
  const signer = createStreamSigner({ secret: TEST_SECRET, clock });
  const films = createFilmIndex(store);
  const keys = createContentKeys(Buffer.from(TEST_SECRET));
  const app = Fastify();
  app.setErrorHandler((error, _request, reply) => {
    if (!isMediaError(error)) throw error;
    const { statusCode, code, details } = error;
    return reply.code(statusCode).send({ code, details });
  });
  await registerMedia(app, {
    store,
    pictures: new PicturesService({ store, cache: null, clock, log: app.log }),
    films,
    ingests: createIngestIndex(liveFolder),
    signer,
    keys,
    clock,
    drmLicenceAddress: DRM_LICENCE_ADDRESS,
  });
  await app.ready();
  return {
    app,
    films,
    keys,
    address: (grant, file) =>
      `/media/s/${signer.sign({ e: Math.floor(clock.now() / 1000) + 3600, ...grant })}/${grant.f}/${file}`,
  };
};
