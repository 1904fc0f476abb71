const PACKET = 188;
/** The packets of the picture, as ffmpeg numbers them. */
const PICTURE = 0x100;

const isOfPicture = (segment: Buffer, at: number): boolean =>
  (segment.readUInt16BE(at + 1) & 0x1fff) === PICTURE;
const startsFrame = (segment: Buffer, at: number): boolean => (segment.readUInt8(at + 1) & 0x40) !== 0;

/** Overwrites what is in the packets of a stream and keeps their headers, so that only the decoder finds it broken. */
export const spoil = (segment: Buffer): Buffer => {
  const spoilt = Buffer.from(segment);
  for (let at = PACKET * 12; at + PACKET <= spoilt.length; at += PACKET)
    if (isOfPicture(spoilt, at) && !startsFrame(spoilt, at)) spoilt.fill(0x5a, at + 40, at + PACKET);
  return spoilt;
};

/** Pairs of bytes of CEA-608, one for each frame: “WORDS” is loaded, shown, and taken away. @see ANSI/CTA-608-E */
const CAPTIONS: ReadonlyMap<number, readonly [number, number]> = new Map(
  (
    [
      [1, 0x14, 0x20],
      [2, 0x14, 0x20],
      [3, 0x14, 0x70],
      [4, 0x14, 0x70],
      [5, 0x57, 0x4f],
      [6, 0x52, 0x44],
      [7, 0x53, 0x00],
      [10, 0x14, 0x2f],
      [11, 0x14, 0x2f],
      [40, 0x14, 0x2c],
      [41, 0x14, 0x2c],
    ] as const
  ).map(([frame, ...pair]) => [frame, pair]),
);
/** Of the clock of MPEG-TS. */
const TICKS_PER_FRAME = 3600;

const withOddParity = (byte: number): number =>
  byte | (byte.toString(2).replaceAll('0', '').length % 2 === 0 ? 0x80 : 0);

const timeAt = (segment: Buffer, at: number): number =>
  ((segment.readUInt8(at) >> 1) & 7) * 2 ** 30 +
  (segment.readUInt16BE(at + 1) >> 1) * 2 ** 15 +
  (segment.readUInt16BE(at + 3) >> 1);

const bytesOfTime = (time: number): readonly number[] => [
  0x21 | (Math.floor(time / 2 ** 30) << 1),
  Math.floor(time / 2 ** 22) & 0xff,
  ((Math.floor(time / 2 ** 15) & 0x7f) << 1) | 1,
  Math.floor(time / 2 ** 7) & 0xff,
  ((time & 0x7f) << 1) | 1,
];

/** One packet that holds supplemental information with two bytes of captions. @see ATSC A/53 part 4, 6.2.3 */
const captionPacket = (time: number, pair: readonly number[]): Buffer => {
  const captions = [0xc1, 0xff, 0xfc, ...pair.map(withOddParity), 0xff];
  const message = [0xb5, 0, 0x31, ...Buffer.from('GA94'), 3, ...captions];
  const unit = [0, 0, 0, 1, 6, 4, message.length, ...message, 0x80];
  const payload = [0, 0, 1, 0xe0, 0, 0, 0x80, 0x80, 5, ...bytesOfTime(time), ...unit];
  const room = PACKET - 5 - payload.length;
  const filling = [room, 0, ...Array.from({ length: room - 1 }, () => 0xff)];
  return Buffer.from([0x47, 0x40 | (PICTURE >> 8), PICTURE & 0xff, 0x30, ...filling, ...payload]);
};

/** Adds CEA-608 captions to the picture of an MPEG-TS segment. */
export const captioned = (segment: Buffer): Buffer => {
  const packets: Buffer[] = [];
  let frame = 0;
  let from: number | null = null;
  for (let at = 0; at + PACKET <= segment.length; at += PACKET) {
    if (isOfPicture(segment, at) && startsFrame(segment, at)) {
      const hasField = (segment.readUInt8(at + 3) & 0x20) !== 0;
      const payload = at + 4 + (hasField ? 1 + segment.readUInt8(at + 4) : 0);
      from ??= timeAt(segment, payload + 9);
      const pair = CAPTIONS.get(frame);
      if (pair !== undefined) packets.push(captionPacket(from + frame * TICKS_PER_FRAME, pair));
      frame += 1;
    }
    packets.push(segment.subarray(at, at + PACKET));
  }
  return Buffer.concat(packets);
};
