import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FilmDescription } from '../films/film-description.js';
import { SOUND_FRAME_SECONDS } from '../films/film-index.js';
import { openFilmTrack } from '../films/film-track.js';
import { indexKey } from '../films/track-index.js';
import { FolderStore } from '../store/folder-store.js';
import { videoCodecOf } from './codec-names.js';
import type { FilmPlan } from './film-plan.js';
import { writeWhole } from './work-journal.js';

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
