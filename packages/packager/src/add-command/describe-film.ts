import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { boxesOf, requireBox } from '../films/boxes.js';
import type { FilmDescription } from '../films/film-description.js';
import { SOUND_FRAME_SECONDS } from '../films/film-index.js';
import { openFilmTrack } from '../films/film-track.js';
import { indexKey } from '../films/track-index.js';
import { FolderStore } from '../store/folder-store.js';
import type { FilmPlan } from './film-plan.js';
import { writeWhole } from './work-journal.js';

/** Bytes of a visual sample entry before its boxes, and of `stsd` before its entries. @see ISO/IEC 14496-12 §12.1.3 */
const VISUAL_ENTRY_BYTES = 78;
const TABLE_BYTES = 8;

/**
 * The `codecs` value of a track of H.264, such as `avc1.64001F`.
 * @throws {Error} if it is another codec
 * @see RFC 6381 §3.3
 */
const videoCodecOf = (init: Buffer): string => {
  const table = requireBox(init, ['moov', 'trak', 'mdia', 'minf', 'stbl', 'stsd']);
  const [entry] = boxesOf(init, table.content + TABLE_BYTES, table.end);
  if (entry?.type !== 'avc1') throw new Error(`Found an entry ${entry?.type ?? 'none'}; expected avc1.`);
  const inside = [...boxesOf(init, entry.content + VISUAL_ENTRY_BYTES, entry.end)];
  const configuration = inside.find(({ type }) => type === 'avcC');
  if (configuration === undefined) throw new Error('An avc1 entry has no avcC box.');
  const { content } = configuration;
  return `avc1.${init.toString('hex', content + 1, content + 4).toUpperCase()}`;
};

const AAC_LC = 'mp4a.40.2';

/** Codec, and peak rate in bits per second over the segments: what HLS calls BANDWIDTH. Writes the index of the track. */
const measure = async (
  folder: string,
  { id, lateness }: { readonly id: string; readonly lateness: number },
  { segments, rate }: FilmPlan,
): Promise<{ readonly bandwidth: number; readonly init: Buffer }> => {
  const timing = { segments, segmentDuration: rate.segmentSeconds, lateness };
  const index = join(folder, indexKey(`${id}.mp4`));
  // One of an earlier run may be of another file.
  await rm(index, { force: true });
  const track = await openFilmTrack(id, { store: new FolderStore(folder), key: `${id}.mp4` }, timing);
  try {
    await writeWhole(index, `${JSON.stringify(track.index)}\n`);
    let most = 0;
    for (let number = 0; number < segments; number += 1) {
      // One after the other, since all of them together may be larger than the memory.
      // oxlint-disable-next-line no-await-in-loop
      most = Math.max(most, (await track.readSegment(number)).length);
    }
    return { bandwidth: Math.ceil((most * 8) / rate.segmentSeconds / 1000) * 1000, init: track.init };
  } finally {
    await track.close();
  }
};

/**
 * The description of an encoded film, read from its files.
 * @throws {Error} naming the file whose segments are not as planned
 */
export const describeFilm = async (folder: string, plan: FilmPlan): Promise<FilmDescription> => {
  const { id, segments, duration, rate, renditions, sounds, captions, chapters, thumbnails } = plan;
  const video = await Promise.all(
    renditions.map(async (rendition) => {
      const { width, height } = rendition;
      const { bandwidth, init } = await measure(folder, { id: rendition.id, lateness: 0 }, plan);
      return { id: rendition.id, width, height, bandwidth, codecs: videoCodecOf(init), frameRate: rate.name };
    }),
  );
  const audio = await Promise.all(
    sounds.map(async (sound) => {
      const lateness = SOUND_FRAME_SECONDS;
      const { bandwidth } = await measure(folder, { id: sound.id, lateness }, plan);
      const { language, label } = sound;
      return { id: sound.id, language, label, bandwidth, codecs: AAC_LC, channels: 2 };
    }),
  );
  return {
    slug: id,
    segments,
    segmentDuration: rate.segmentSeconds,
    duration,
    video,
    audio,
    subtitles: captions
      .filter(({ language }) => existsSync(join(folder, 'subtitles', `${language}.vtt`)))
      .map(({ language, label }) => ({ language, label })),
    chapterLanguages: chapters.length === 0 ? [] : [plan.language],
    thumbnails: { count: thumbnails.count },
  };
};
