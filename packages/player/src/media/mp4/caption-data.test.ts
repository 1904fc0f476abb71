import { describe, expect, it } from 'vitest';
import { box, joined, numbers, text, type Bytes } from '../../testing/mp4-boxes.js';
import { captionDataOf, readCaptionedTrack, type CaptionedTrack } from './caption-data.js';

const TIMESCALE = 100;
const VIDEO = 2;
const viewOf = ({ buffer }: Bytes): DataView => new DataView(buffer);

const track = (id: number, handler: string, entry: Bytes): Bytes =>
  box(
    'trak',
    box('tkhd', numbers(0, 0, 0, id)),
    box(
      'mdia',
      box('mdhd', numbers(0, 0, 0, TIMESCALE, 0)),
      box('hdlr', numbers(0, 0), text(handler)),
      box('minf', box('stbl', box('stsd', numbers(0, 1), entry))),
    ),
  );

const VISUAL_ENTRY = new Uint8Array(78);

const init = (codec: string, configuration: string): Bytes =>
  box(
    'moov',
    track(1, 'soun', box('mp4a', numbers(0, 0))),
    track(VIDEO, 'vide', box(codec, VISUAL_ENTRY, box(configuration, numbers(0)))),
    box('mvex', box('trex', numbers(0, 1, 1, 99, 99)), box('trex', numbers(0, VIDEO, 1, 10, 0))),
  );

const trackIn = (bytes: Bytes): CaptionedTrack => {
  const found = readCaptionedTrack(viewOf(bytes));
  if (found === null) throw new Error('There is no video.');
  return found;
};

const unit = (...bytes: readonly number[]): Bytes => joined([numbers(bytes.length), Uint8Array.from(bytes)]);

/** A message about captions with one triplet, as an encoder writes it. */
const message = (letter: number): readonly number[] => {
  const data = [0xb5, 0x00, 0x31, ...text('GA94'), 0x03, 0x41, 0xff, 0xfe, 0x00, letter, 0xff];
  return [0x04, data.length, ...data, 0x80];
};

/** Pictures with the ticks between their decoding and their showing. */
const segment = (...pictures: readonly (readonly [shift: number, content: Bytes])[]): Bytes => {
  const withOffset = (offset: number): Bytes =>
    box(
      'moof',
      box(
        'traf',
        box('tfhd', numbers(0, VIDEO)),
        box('tfdt', numbers(0, 1000)),
        box(
          'trun',
          numbers(0x01_00_0a_01, pictures.length, offset),
          ...pictures.map(([shift, content]) => numbers(content.length, shift)),
        ),
      ),
    );
  const head = withOffset(withOffset(0).length + 8);
  return joined([head, box('mdat', ...pictures.map(([, content]) => content))]);
};

// PLAY-67
describe('caption data of pictures', () => {
  it.each([
    ['H.264', 'avc1', 'avcC', [0x06], [0x65, 0x88]],
    ['H.265', 'hvc1', 'hvcC', [0x4e, 0x01], [0x26, 0x01]],
    ['protected H.265', 'encv', 'hvcC', [0x4e, 0x01], [0x26, 0x01]],
  ])('of %s are found, in the order in which they are shown', (_codec, entry, configuration, head, slice) => {
    const picture = (letter: number): Bytes => joined([unit(...head, ...message(letter)), unit(...slice)]);
    const bytes = segment([20, picture(0x41)], [-10, picture(0x42)], [0, unit(...slice)]);
    const data = captionDataOf(viewOf(bytes), trackIn(init(entry, configuration)));
    expect(data.map(({ time, bytes: found }) => [time, found[4]])).toEqual([
      [10, 0x42],
      [10.2, 0x41],
    ]);
  });

  it('are not looked for in other codecs, nor in sound', () => {
    expect(readCaptionedTrack(viewOf(init('vp09', 'vpcC')))).toBeNull();
    expect(readCaptionedTrack(viewOf(box('moov', track(1, 'soun', box('mp4a', numbers(0))))))).toBeNull();
    expect(readCaptionedTrack(viewOf(text('WEBVTT')))).toBeNull();
  });

  it('of a picture whose units are longer than itself are those before', () => {
    const broken = joined([unit(0x06, ...message(0x41)), numbers(500), text('cut')]);
    const data = captionDataOf(viewOf(segment([0, broken])), trackIn(init('avc1', 'avcC')));
    expect(data).toHaveLength(1);
  });

  it('of a truncated segment throw', () => {
    const whole = segment([0, unit(0x65, 0x88)]);
    const cut = whole.slice(0, -2);
    expect(() => captionDataOf(viewOf(cut), trackIn(init('avc1', 'avcC')))).toThrow(RangeError);
  });
});
