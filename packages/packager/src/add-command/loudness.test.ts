import { expect, it } from 'vitest';
import { readLoudness, targetFilter } from './loudness.js';

const printed = (loudness: string): string => `[Parsed_loudnorm_1 @ 0x5]
{
	"input_i" : "${loudness}",
	"input_tp" : "-6.02",
	"input_lra" : "12.30",
	"input_thresh" : "-37.50",
	"output_i" : "-23.10",
	"normalization_type" : "dynamic",
	"target_offset" : "0.10"
}
size=N/A`;

it('changes the level only, as far as the peaks allow', () => {
  const measured = readLoudness(printed('-27.20'));
  expect(measured === null ? null : targetFilter(measured)).toBe(
    'loudnorm=I=-23:TP=-1:LRA=14:linear=true:measured_I=-27.20:measured_TP=-6.02:measured_LRA=12.30:measured_thresh=-37.50:offset=0.10',
  );
});

it.each(['-inf', '-70.00', '-60.00'])('leaves silence as it is: %s', (loudness) => {
  expect(readLoudness(printed(loudness))).toBeNull();
});

it('needs a measurement', () => {
  expect(() => readLoudness('size=N/A')).toThrow('JSON');
  expect(() => readLoudness(printed('loud'))).toThrow(/input_i|decode/iu);
});
