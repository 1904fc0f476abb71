import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { openGuide, openGuidePlace } from './guide-place.js';
import { unpacked } from './unpacked.js';

const TEXT = '<?xml version="1.0" encoding="ENCODING"?>\n<tv>\n<!-- Café, 20 € -->\n</tv>\n';

/** `TEXT` with UTF-8, packed by xz. */
const XZ = Buffer.from(
  '/Td6WFoAAATm1rRGAgAhARYAAAB0L+WjAQBIPD94bWwgdmVyc2lvbj0iMS4wIiBlbmNvZGluZz0iVVRGLTgiPz4KPHR2Pgo8IS0tIENhZsOpLCAyMCDigqwgLS0+CjwvdHY+CgAAAACikjI6mQd7GgABYUn5FmBTH7bzfQEAAAAABFla',
  'base64',
);

const inEncoding = (name: string): string => TEXT.replace('ENCODING', name);

const textOf = async (bytes: Uint8Array, size = bytes.length): Promise<string> => {
  const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  );
  const { text } = await openGuide(Readable.from(pieces) as AsyncIterable<Uint8Array>, 'guide.xml');
  let whole = '';
  for await (const piece of text) whole += piece;
  return whole;
};

const latin = (text: string): Buffer => Buffer.from(text.replaceAll('€', '\u00A4'), 'latin1');

describe('the text of a guide', () => {
  it.each<[string, Buffer, string]>([
    ['UTF-8', Buffer.from(inEncoding('UTF-8')), inEncoding('UTF-8')],
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${inEncoding('UTF-8')}`), inEncoding('UTF-8')],
    [
      'UTF-16 with a byte order mark',
      Buffer.from(`\uFEFF${inEncoding('UTF-16')}`, 'utf16le'),
      inEncoding('UTF-16'),
    ],
    ['UTF-16, big end first', Buffer.from(inEncoding('UTF-16'), 'utf16le').swap16(), inEncoding('UTF-16')],
    ['UTF-8 that declares UTF-16', Buffer.from(inEncoding('utf-16')), inEncoding('utf-16')],
    ['ISO-8859-15', latin(inEncoding('ISO-8859-15')), inEncoding('ISO-8859-15')],
    [
      'windows-1252',
      Buffer.from(inEncoding('windows-1252').replace('€', '\u0080'), 'latin1'),
      inEncoding('windows-1252'),
    ],
    ['gzip', gzipSync(inEncoding('UTF-8')), inEncoding('UTF-8')],
    ['xz', XZ, inEncoding('UTF-8')],
  ])('is read from %s, in pieces of any size', async (_what, bytes, expected) => {
    expect(await textOf(bytes)).toBe(expected);
    expect(await textOf(bytes, 1)).toBe(expected);
  });

  // GUIDE-38
  it.each<[string, Buffer, RegExp]>([
    ['bytes of another encoding', latin(inEncoding('UTF-8')), /line 3: found bytes that are not utf-8/u],
    ['an unknown encoding', Buffer.from(inEncoding('EBCDIC-99')), /line 1: found the encoding "EBCDIC-99"/u],
    [
      'gzip that is cut off',
      gzipSync(inEncoding('UTF-8')).subarray(0, 40),
      /found gzip that cannot be unpacked/u,
    ],
    ['xz that is cut off', XZ.subarray(0, 60), /found xz that cannot be unpacked/u],
    ['a zip archive', Buffer.from('PK\u0003\u0004rest'), /found a zip archive/u],
    [
      'another format',
      Buffer.from('Not a guide'),
      /found "Not a guide"; allowed: an XMLTV document, a list/u,
    ],
    ['an empty file', Buffer.alloc(0), /found nothing/u],
  ])('is refused from %s, with the reason', async (_what, bytes, message) => {
    await expect(textOf(bytes)).rejects.toThrow(message);
  });

  // GUIDE-38
  it('is refused if it unpacks to more than the limit', async () => {
    const most = 1_000_000;
    const bytes = Readable.from([gzipSync(Buffer.alloc(10 * most))]) as AsyncIterable<Uint8Array>;
    let total = 0;
    const read = async (): Promise<void> => {
      for await (const piece of unpacked(bytes, 'guide.xml.gz', most)) total += piece.length;
    };
    await expect(read()).rejects.toThrow(`guide.xml.gz: found more than ${most} bytes of text`);
    expect(total).toBeLessThanOrEqual(most);
  });

  it('is not read from what is not there', async () => {
    await expect(openGuidePlace('/nowhere/guide.xml')).rejects.toThrow(
      '/nowhere/guide.xml: found no such file',
    );
    await expect(openGuidePlace('/')).rejects.toThrow('found no regular file');
  });
});
