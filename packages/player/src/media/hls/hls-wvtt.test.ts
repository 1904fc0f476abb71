import type { Fragment } from 'hls.js';
import { expect, it } from 'vitest';
import { createWvttReader } from './hls-wvtt.js';

const part = (fields: object): Fragment =>
  ({ url: 'https://a.example/x', byteRange: [], ...fields }) as never;

it('a segment does not wait for an initialisation that failed, also where that is requested again', async () => {
  const reader = createWvttReader();
  const initSegment = part({ sn: 'initSegment' });
  const segment = part({ sn: 1, initSegment });
  const data = new ArrayBuffer(8);
  reader.requested(initSegment);
  const first = reader.read(segment, data);
  reader.requested(initSegment);
  reader.failed(initSegment);
  expect(await first).toBe(data);
  reader.requested(initSegment);
  const second = reader.read(segment, data);
  reader.failed(initSegment);
  expect(await second).toBe(data);
});
