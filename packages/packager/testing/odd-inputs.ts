import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { FilmDescription } from '../src/films/film-description.js';
import { PROGRAMS } from './add-fixture.js';

/** Files as cameras, editors and recorders leave them, made by ffmpeg, and what each becomes as a film. */

const run = promisify(execFile);

/** What a film has. */
export interface OddOutcome {
  /** Pixels of the largest rendition. */
  readonly size: readonly [number, number];
  /** Frames per second, as ffmpeg and DASH write them. */
  readonly rate: string;
  /** Seconds. */
  readonly duration: number;
  /** Languages of the sound tracks; `zxx` is silence. */
  readonly sounds: readonly string[];
  readonly captions: readonly string[];
  readonly chapters: number;
}

export interface OddInput {
  /** Its base is the id of the film. */
  readonly file: string;
  /** What it contains. */
  readonly contains: string;
  /** Texts that it is made from, by their names. */
  readonly texts?: Readonly<Record<string, string>>;
  /** A file that it is made from: its name, and arguments of ffmpeg. */
  readonly before?: readonly [string, string];
  /** Arguments of ffmpeg, separated by spaces. */
  readonly words: string;
  /** Further arguments of `footlight add`. */
  readonly options?: readonly string[];
  readonly outcome: Partial<OddOutcome>;
  /** Whether it takes a path through the command that no other one takes, so that every run of the tests adds it. */
  readonly isDistinct?: boolean;
}

const USUAL: OddOutcome = {
  size: [320, 180],
  rate: '25',
  duration: 3.84,
  sounds: ['en'],
  captions: [],
  chapters: 0,
};

/** What is not said of an input is as usual. */
export const outcomeOf = ({ outcome }: OddInput): OddOutcome => ({ ...USUAL, ...outcome });

export const filmOf = ({ file }: OddInput): string => file.slice(0, file.lastIndexOf('.'));

const bars = (rate: string, size = '320x180', seconds = 3): string =>
  `-f lavfi -i testsrc2=s=${size}:r=${rate}:d=${seconds}`;
const TONE = '-f lavfi -i sine=500:d=3:r=48000';
const H264 = '-c:v libx264 -preset ultrafast -pix_fmt yuv420p';
const HEVC = '-c:v libx265 -preset ultrafast';

const SRT = '1\n00:00:00,500 --> 00:00:02,000\nFrom the harbour\n';
const ASS =
  '[Script Info]\nScriptType: v4.00+\n\n[V4+ Styles]\nFormat: Name, Fontname\nStyle: Default,Arial\n\n[Events]\nFormat: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text\nDialogue: 0,0:00:00.50,0:00:02.00,Default,,0,0,0,,{\\i1}Desde el puerto{\\i0}\n';
const CHAPTERS =
  ';FFMETADATA1\ntitle=Two <tales>\n[CHAPTER]\nTIMEBASE=1/1000\nSTART=0\nEND=1500\ntitle=Dawn & dusk\n[CHAPTER]\nTIMEBASE=1/1000\nSTART=1500\nEND=3000\n';

export const ODD_INPUTS: readonly OddInput[] = [
  {
    file: 'h264.mp4',
    contains: 'H.264, AAC',
    words: `${bars('25', '320x240')} ${TONE} ${H264}`,
    outcome: { size: [320, 240] },
    isDistinct: true,
  },
  {
    file: 'hevc.mkv',
    contains: 'HEVC, Vorbis, 24 frames/s',
    words: `${bars('24')} ${TONE} ${HEVC} -x265-params log-level=error`,
    outcome: { rate: '24', duration: 4 },
    isDistinct: true,
  },
  {
    file: 'vp9.webm',
    contains: 'VP9, Opus, 30 frames/s',
    words: `${bars('30')} ${TONE} -c:v libvpx-vp9 -deadline realtime -cpu-used 8 -c:a libopus`,
    outcome: { rate: '30', duration: 3.2 },
    isDistinct: true,
  },
  {
    file: 'av1.webm',
    contains: 'AV1, Opus',
    words: `${bars('25')} ${TONE} -c:v libsvtav1 -preset 12 -c:a libopus`,
    outcome: {},
  },
  {
    file: 'prores.mov',
    contains: 'ProRes, PCM, 23.976 frames/s',
    words: `${bars('24000/1001')} ${TONE} -c:v prores_ks -c:a pcm_s16le`,
    outcome: { rate: '24000/1001', duration: 4.004 },
    isDistinct: true,
  },
  {
    file: 'mpeg2.ts',
    contains: 'MPEG-2, MP2, 29.97 frames/s',
    words: `${bars('30000/1001', '320x240')} ${TONE} -c:v mpeg2video -c:a mp2`,
    outcome: { size: [320, 240], rate: '30000/1001', duration: 4.004 },
    isDistinct: true,
  },
  {
    file: 'ac3.ts',
    contains: 'H.264, AC-3',
    words: `${bars('25')} ${TONE} ${H264} -c:a ac3`,
    outcome: {},
  },
  {
    file: 'mpeg4.avi',
    contains: 'MPEG-4, MP3',
    words: `${bars('25')} ${TONE} -c:v mpeg4 -c:a libmp3lame`,
    outcome: {},
  },
  {
    file: 'windows.wmv',
    contains: 'Windows Media 8, WMA',
    words: `${bars('25')} ${TONE} -c:v wmv2 -c:a wmav2`,
    outcome: {},
  },
  {
    file: 'flash.flv',
    contains: 'Sorenson, MP3 at 44.1 kHz',
    words: `${bars('25')} ${TONE} -c:v flv1 -c:a libmp3lame -ar 44100`,
    outcome: {},
  },
  {
    file: 'phone.3gp',
    contains: 'H.263, AAC in mono at 16 kHz, 15 frames/s',
    words: `${bars('15', '176x144')} ${TONE} -c:v h263 -c:a aac -ar 16000 -ac 1`,
    outcome: { size: [176, 144], rate: '30', duration: 3.2 },
  },
  {
    file: 'theora.ogv',
    contains: 'Theora, Vorbis',
    words: `${bars('25')} ${TONE} -c:v libtheora -c:a libvorbis`,
    outcome: {},
  },
  {
    file: 'broadcast.mxf',
    contains: 'MPEG-2, PCM',
    words: `${bars('25')} ${TONE} -c:v mpeg2video -c:a pcm_s16le -ar 48000`,
    outcome: {},
  },
  {
    file: 'archive.mkv',
    contains: 'FFV1, FLAC, 50 frames/s, 321 × 181 pixels',
    words: `${bars('50', '321x181')} ${TONE} -c:v ffv1 -c:a flac`,
    outcome: { rate: '50' },
    isDistinct: true,
  },
  {
    file: 'variable.mp4',
    contains: 'H.264 of a variable rate, 21.3 frames/s on average',
    words: `-f lavfi -i testsrc2=s=320x180:r=30:d=3,select='not(between(mod(n\\,7)\\,1\\,2))' ${TONE} -vsync vfr ${H264}`,
    outcome: { rate: '24000/1001', duration: 4.004 },
    isDistinct: true,
  },
  {
    file: 'slow.avi',
    contains: 'Motion JPEG, 12.5 frames/s',
    words: `${bars('25/2')} ${TONE} -c:v mjpeg -pix_fmt yuvj420p -c:a pcm_s16le`,
    outcome: {},
  },
  {
    file: 'fast.mp4',
    contains: 'H.264, 120 frames/s',
    words: `${bars('120')} ${TONE} ${H264}`,
    outcome: { rate: '60', duration: 3.2 },
  },
  {
    file: 'portrait.mp4',
    contains: 'H.264, upright, 60 frames/s',
    words: `${bars('60', '180x320')} ${TONE} ${H264}`,
    outcome: { size: [180, 320], rate: '60', duration: 3.2 },
    isDistinct: true,
  },
  {
    file: 'rotated.mp4',
    contains: 'H.264 that is turned when it is shown, German in 5.1, Spanish, chapters',
    texts: { 'chapters.txt': CHAPTERS },
    before: [
      'flat.mp4',
      `${bars('25')} -f lavfi -i sine=500:d=3:r=48000,aformat=channel_layouts=5.1 ${TONE} -i chapters.txt -map 0 -map 1 -map 2 -map_metadata 3 ${H264} -metadata:s:a:0 language=ger -metadata:s:a:1 language=spa`,
    ],
    words: '-i flat.mp4 -map 0 -c copy -metadata:s:v:0 rotate=90',
    outcome: { size: [180, 320], sounds: ['de', 'es'], chapters: 2 },
    isDistinct: true,
  },
  {
    file: 'anamorphic.mp4',
    contains: 'H.264 whose pixels are not square, without sound',
    words: `${bars('25', '240x240')} -vf setsar=4/3 ${H264}`,
    outcome: { size: [320, 240], sounds: ['zxx'] },
    isDistinct: true,
  },
  {
    file: 'interlaced.mpg',
    contains: 'interlaced MPEG-2, MP2',
    words: `${bars('50')} ${TONE} -vf interlace -r 25 -c:v mpeg2video -flags +ildct+ilme -top 1 -c:a mp2 -f vob`,
    outcome: {},
  },
  {
    file: 'cut.mp4',
    contains: 'H.264 whose first half second an edit list leaves out',
    before: ['uncut.mp4', `${bars('25', '320x180', 4)} -f lavfi -i sine=500:d=4:r=48000 ${H264} -g 100`],
    words: '-ss 0.5 -i uncut.mp4 -c copy',
    outcome: {},
  },
  {
    file: 'late.mkv',
    contains: 'H.264, PCM that begins a second later',
    words: `${bars('25')} -itsoffset 1 -f lavfi -i sine=500:d=2:r=48000 -map 0 -map 1 ${H264} -c:a pcm_s16le`,
    outcome: {},
    isDistinct: true,
  },
  {
    file: 'short-sound.mp4',
    contains: 'H.264, AAC that is a frame shorter than the picture',
    words: `${bars('25')} -f lavfi -i sine=500:d=2.96:r=48000 ${H264}`,
    outcome: {},
  },
  {
    file: 'surround.mkv',
    contains: 'H.264, E-AC-3 in 5.1',
    words: `${bars('25')} -f lavfi -i sine=500:d=3:r=48000,aformat=channel_layouts=5.1 ${H264} -c:a eac3`,
    outcome: {},
  },
  {
    file: 'hdr.mkv',
    contains: 'HEVC in HDR (PQ), 10 bits',
    words: `${bars('25')} ${HEVC} -pix_fmt yuv420p10le -x265-params log-level=error:colorprim=bt2020:transfer=smpte2084:colormatrix=bt2020nc -color_primaries bt2020 -color_trc smpte2084 -colorspace bt2020nc`,
    outcome: { sounds: ['zxx'] },
    isDistinct: true,
  },
  {
    file: 'hlg.mp4',
    contains: 'HEVC in HDR (HLG), 10 bits, 50 frames/s',
    words: `${bars('50')} ${TONE} ${HEVC} -tag:v hvc1 -pix_fmt yuv420p10le -x265-params log-level=error:colorprim=bt2020:transfer=arib-std-b67:colormatrix=bt2020nc -color_primaries bt2020 -color_trc arib-std-b67 -colorspace bt2020nc`,
    outcome: { rate: '50' },
  },
  {
    file: 'full-chroma.mp4',
    contains: 'H.264 with 4:4:4 chroma',
    words: `${bars('25')} ${TONE} -c:v libx264 -preset ultrafast -pix_fmt yuv444p`,
    outcome: {},
  },
  {
    file: 'timed-text.mp4',
    contains: 'H.264, captions as timed text of MP4',
    texts: { 'words.srt': SRT },
    words: `${bars('25')} ${TONE} -i words.srt -map 0 -map 1 -map 2 ${H264} -c:s mov_text -metadata:s:s:0 language=eng`,
    outcome: { captions: ['en'] },
  },
  {
    file: 'styled.mkv',
    contains: 'H.264, captions in ASS and SRT',
    texts: { 'words.srt': SRT, 'palabras.ass': ASS },
    words: `${bars('25')} ${TONE} -i palabras.ass -i words.srt -map 0 -map 1 -map 2 -map 3 ${H264} -c:s:0 ass -c:s:1 srt -metadata:s:s:0 language=spa -metadata:s:s:1 language=fre`,
    outcome: { captions: ['es', 'fr'] },
  },
  {
    file: 'codecs.mp4',
    contains: 'H.264, added with `--codecs h264,hevc,av1`',
    words: `${bars('25', '640x360')} ${TONE} ${H264}`,
    options: ['--codecs', 'h264,hevc,av1'],
    outcome: { size: [640, 360] },
  },
];

/** Makes an input in a folder. @returns its path */
export const makeInput = async (
  folder: string,
  { file, texts, before, words }: OddInput,
): Promise<string> => {
  const ffmpeg = (name: string, given: string) =>
    run(PROGRAMS.ffmpeg, ['-v', 'error', '-nostdin', '-y', ...given.split(' '), name], { cwd: folder });
  for (const [name, text] of Object.entries(texts ?? {}))
    // oxlint-disable-next-line no-await-in-loop -- small files
    await writeFile(join(folder, name), text);
  if (before !== undefined) await ffmpeg(...before);
  await ffmpeg(file, words);
  return join(folder, file);
};

/** What has become of an input. @param media folder of the film's folder `films` */
export const foundOutcome = async (
  media: string,
  { slug, video, duration, audio, subtitles, chapterLanguages }: FilmDescription,
): Promise<OddOutcome> => {
  const [largest] = video;
  const chapters = await Promise.all(
    chapterLanguages.map((language) =>
      readFile(join(media, 'films', slug, 'chapters', `${language}.vtt`), 'utf8'),
    ),
  );
  return {
    size: [largest?.width ?? 0, largest?.height ?? 0],
    rate: largest?.frameRate ?? '',
    duration,
    sounds: audio.map(({ language }) => language),
    captions: subtitles.map(({ language }) => language),
    chapters: chapters.join('').split(' --> ').length - 1,
  };
};

const RATES: Readonly<Record<string, string>> = { '24000/1001': '23.976', '30000/1001': '29.97' };

/** The row of an input in the table of the documentation. */
export const rowOf = (input: OddInput): string => {
  const { size, rate, duration, sounds, captions, chapters } = outcomeOf(input);
  const sound = sounds.includes('zxx') ? 'silence' : sounds.join(', ');
  const words = [
    ...(captions.length === 0 ? [] : [`captions ${captions.join(', ')}`]),
    ...(chapters === 0 ? [] : [`${chapters} chapters`]),
  ];
  return `| \`${input.file}\` | ${input.contains} | ${size.join(' × ')}, ${RATES[rate] ?? rate} frames/s, ${duration} s | ${[sound, ...words].join('; ')} |`;
};
