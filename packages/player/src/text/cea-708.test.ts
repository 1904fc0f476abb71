import { describe, expect, it } from 'vitest';
import { DtvccPackets, type DtvccCommand } from '../testing/dtvcc-packets.js';
import { Cea708Decoder, type CaptionData } from './cea-708.js';

type Triplets = readonly (readonly number[])[];

/** `cc_data` with its count, and a byte that is reserved. */
const data = (time: number, triplets: Triplets = []): CaptionData => ({
  time,
  bytes: new Uint8Array([0x40 | triplets.length, 0xff, ...triplets.flat()]),
});

const read = (decoder: Cea708Decoder, pictures: readonly CaptionData[], follows = true) =>
  (decoder.read(pictures, follows).get(1) ?? []).map(({ start, end, text }) => [start, end, text]);

const letters = (text: string): readonly DtvccCommand[] =>
  Array.from(text, (one) => [one.codePointAt(0) ?? 0]);
/** A window of two rows that is visible from its definition on. */
const DEFINE_VISIBLE = [0x98, 0b0010_0000, 0, 0, 0x01, 31, 0x09];
const DELETE_ALL = [0x8c, 0xff];

// PLAY-67
describe('Cea708Decoder', () => {
  it('ends a caption with the command that takes it away', () => {
    const packets = new DtvccPackets();
    const pictures = [data(1, packets.caption(1, 'Lit.')), data(4, packets.caption(1, null)), data(5)];
    expect(read(new Cea708Decoder(), pictures)).toEqual([[1, 4, 'Lit.']]);
  });

  it('lets a caption that is still shown grow with the data that follow, from the same start', () => {
    const packets = new DtvccPackets();
    const decoder = new Cea708Decoder();
    expect(read(decoder, [data(1, packets.caption(1, 'Lit.')), data(2)])).toEqual([[1, 2, 'Lit.']]);
    expect(read(decoder, [data(3)])).toEqual([[1, 3, 'Lit.']]);
    expect(read(decoder, [data(4, packets.caption(1, null)), data(5)])).toEqual([[1, 4, 'Lit.']]);
    expect(read(decoder, [data(6)])).toEqual([]);
  });

  it('forgets what was shown before data that do not follow', () => {
    const packets = new DtvccPackets();
    const decoder = new Cea708Decoder();
    read(decoder, [data(1, packets.caption(1, 'Lit.'))]);
    expect(read(decoder, [data(60), data(61)], false)).toEqual([]);
  });

  it('counts the text of a visible window from its first letter', () => {
    const packets = new DtvccPackets();
    const pictures = [
      data(0, packets.packet(1, [DELETE_ALL])),
      data(5, packets.packet(1, [DEFINE_VISIBLE])),
      data(7, packets.packet(1, letters('Live'))),
      data(9, packets.packet(1, [DELETE_ALL])),
    ];
    expect(read(new Cea708Decoder(), pictures)).toEqual([[7, 9, 'Live']]);
  });

  it('keeps rows, without those that are empty, and the signs of tags as text', () => {
    const packets = new DtvccPackets();
    const rows = [...letters(' <One> '), [0x0d], ...letters('& two')];
    const pictures = [data(1, packets.packet(1, [DEFINE_VISIBLE, ...rows])), data(2)];
    expect(read(new Cea708Decoder(), pictures)).toEqual([[1, 2, '&lt;One>\n&amp; two']]);
  });

  it('drops a packet without its start or its end, and goes on with the next', () => {
    const packets = new DtvccPackets();
    const pictures = [
      data(1, packets.caption(1, 'No start.').slice(1)),
      data(2, packets.caption(1, 'No end.').slice(0, -1)),
      data(3, packets.caption(1, 'Whole.')),
      data(4),
    ];
    expect(read(new Cea708Decoder(), pictures)).toEqual([[3, 4, 'Whole.']]);
  });

  it('never throws, whatever the data are', () => {
    const decoder = new Cea708Decoder();
    let state = 1;
    const byte = (): number => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) >>> 24;
    for (let time = 0; time < 2000; time += 1) {
      const pairs = Array.from({ length: 20 }, (_, at) => [at === 0 ? 0xff : 0xfe, byte(), byte()]);
      decoder.read([data(time, pairs), { time, bytes: new Uint8Array([0x5f, byte(), byte()]) }], true);
    }
    const packets = new DtvccPackets();
    expect(read(decoder, [data(3000, packets.caption(1, 'Lit.')), data(3001)], false)).toEqual([
      [3000, 3001, 'Lit.'],
    ]);
  });

  it('knows the services of which there was anything', () => {
    const decoder = new Cea708Decoder();
    decoder.read([data(1, new DtvccPackets().caption(2, null))], false);
    expect([1, 2].map((service) => decoder.has(service))).toEqual([false, true]);
  });
});
