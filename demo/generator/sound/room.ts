import { SAMPLES_A_SECOND } from '../encode/timing.js';
import type { Stereo } from './instruments.js';

const COMBS_MS = [29.7, 37.1, 41.1, 43.7, 31.9, 39.3];
const ALLPASSES_MS = [5.1, 1.7];

function comb(input: Float32Array, output: Float32Array, milliseconds: number, feedback: number): void {
  const line = new Float32Array(Math.round((milliseconds / 1000) * SAMPLES_A_SECOND));
  let damped = 0;
  for (let index = 0; index < input.length; index += 1) {
    const at = index % line.length;
    const delayed = line[at] ?? 0;
    damped += (delayed - damped) * 0.55;
    line[at] = (input[index] ?? 0) + damped * feedback;
    output[index] = (output[index] ?? 0) + delayed;
  }
}

function allpass(samples: Float32Array, milliseconds: number): void {
  const line = new Float32Array(Math.round((milliseconds / 1000) * SAMPLES_A_SECOND));
  for (let index = 0; index < samples.length; index += 1) {
    const at = index % line.length;
    const delayed = line[at] ?? 0;
    const value = (samples[index] ?? 0) + delayed * 0.5;
    line[at] = value;
    samples[index] = delayed - value * 0.5;
  }
}

/**
 * Stands the music in a room: six damped feedback delays and two all-pass filters a channel.
 *
 * @param wet how much of the room is heard, 0 to 1
 * @see Schroeder, “Natural Sounding Artificial Reverberation” (1962)
 */
export function reverberate({ left, right }: Stereo, wet: number, feedback: number): void {
  for (const [channel, spread] of [
    [left, 1],
    [right, 1.043],
  ] as const) {
    const room = new Float32Array(channel.length);
    for (const milliseconds of COMBS_MS) comb(channel, room, milliseconds * spread, feedback);
    for (const milliseconds of ALLPASSES_MS) allpass(room, milliseconds * spread);
    for (let index = 0; index < channel.length; index += 1) {
      channel[index] = (channel[index] ?? 0) + ((room[index] ?? 0) * wet) / COMBS_MS.length;
    }
  }
}

/**
 * Brings the music to one loudness, rounds off peaks, fades both ends and interleaves the channels.
 *
 * @param fade seconds of the fades
 * @param tail samples of silence added at the end, so that an encoder never runs dry
 */
export function mastered({ left, right }: Stereo, fade: number, tail: number): Float32Array {
  let power = 0;
  for (let index = 0; index < left.length; index += 1) {
    power += (left[index] ?? 0) ** 2 + (right[index] ?? 0) ** 2;
  }
  const loudness = 0.13 / Math.max(1e-9, Math.sqrt(power / (2 * left.length)));
  const fadeSamples = fade * SAMPLES_A_SECOND;
  const output = new Float32Array((left.length + tail) * 2);
  for (let index = 0; index < left.length; index += 1) {
    const edge = Math.min(1, index / fadeSamples, (left.length - 1 - index) / fadeSamples);
    const gain = loudness * edge * edge * (3 - 2 * edge);
    output[index * 2] = Math.tanh((left[index] ?? 0) * gain * 1.2) * 0.86;
    output[index * 2 + 1] = Math.tanh((right[index] ?? 0) * gain * 1.2) * 0.86;
  }
  return output;
}
