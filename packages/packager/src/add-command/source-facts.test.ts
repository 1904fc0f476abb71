import { describe, expect, it } from 'vitest';
import { sourceFacts } from './source-facts.js';
import { readProbe, type SourceProbe } from './source-probe.js';

const VIDEO = {
  index: 0,
  codec_type: 'video',
  codec_name: 'h264',
  width: 1440,
  height: 1080,
  avg_frame_rate: '25/1',
  r_frame_rate: '25/1',
};
const probe = (video: object, others: object[] = [], format: object = {}): SourceProbe =>
  readProbe(
    JSON.stringify({
      streams: [{ ...VIDEO, ...video }, ...others],
      chapters: [],
      format: { format_name: 'mov', duration: '10.0', ...format },
    }),
  );

describe('sourceFacts', () => {
  it.each([
    ['square pixels', {}, [1440, 1080]],
    ['wide pixels', { sample_aspect_ratio: '4:3' }, [1920, 1080]],
    ['unknown pixels', { sample_aspect_ratio: '0:1' }, [1440, 1080]],
    ['a turned picture', { side_data_list: [{ rotation: -90 }] }, [1080, 1440]],
    [
      'a turned picture with wide pixels',
      { sample_aspect_ratio: '4:3', side_data_list: [{ rotation: 270 }] },
      [1080, 1920],
    ],
    ['an inverted picture', { tags: { rotate: '180' } }, [1440, 1080]],
  ])('has the displayed size of %s', (_name, video, size) => {
    const { width, height } = sourceFacts(probe(video)).video;
    expect([width, height]).toEqual(size);
  });

  it.each([
    [{}, { frameRate: 25, isVariable: false, isInterlaced: false, range: 'sdr' }],
    [
      { avg_frame_rate: '24/1', r_frame_rate: '120/1' },
      { frameRate: 24, isVariable: true },
    ],
    [{ avg_frame_rate: '0/0' }, { frameRate: 25 }],
    [{ duration: '8.5' }, { duration: 8.5 }],
    [{ tags: { DURATION: '00:00:07.250000000' } }, { duration: 7.25 }],
    [{ duration: '99' }, { duration: 10 }],
    [{ field_order: 'tt' }, { isInterlaced: true }],
    [{ color_space: 'bt709' }, { hasMatrix: true }],
    [{ color_space: 'unknown' }, { hasMatrix: false }],
    [{ color_transfer: 'smpte2084' }, { range: 'pq' }],
    [{ color_transfer: 'arib-std-b67' }, { range: 'hlg' }],
  ])('recognises %j', (video, expected) => {
    expect(sourceFacts(probe(video)).video).toMatchObject(expected);
  });

  it('leaves out pictures of covers, and names languages', () => {
    const facts = sourceFacts(
      probe({ disposition: { attached_pic: 1 } }, [
        { ...VIDEO, index: 1 },
        {
          index: 2,
          codec_type: 'audio',
          codec_name: 'ac3',
          channels: 6,
          tags: { LANGUAGE: 'ger', title: 'Kommentar' },
        },
        { index: 3, codec_type: 'audio', codec_name: 'aac', channels: 2, tags: { language: '??' } },
        { index: 4, codec_type: 'data' },
      ]),
    );
    expect(facts.video.index).toBe(1);
    expect(facts.audio).toEqual([
      { index: 2, codec: 'ac3', channels: 6, language: 'de', title: 'Kommentar' },
      { index: 3, codec: 'aac', channels: 2, language: 'und', title: '' },
    ]);
  });

  it.each([
    [{ width: 0 }, {}, 'video width: found 0; allowed: 16 to 16384 pixels'],
    [{ avg_frame_rate: '0/0', r_frame_rate: '0/0' }, {}, 'video frame rate: found "0/0"'],
    [{ codec_name: undefined }, {}, 'video codec: found "unknown"'],
    [{ codec_type: 'audio' }, {}, 'video: found "audio"; allowed: a film with a picture'],
    [{}, { format_name: 'hls,applehttp' }, 'container: found "hls,applehttp"; allowed: a file that holds'],
    [{}, { duration: 'N/A' }, 'duration: found "none"; allowed: 0.2 to 86400 seconds'],
    [{}, { duration: '90000' }, 'duration: found 90000'],
  ])('refuses %j %j', (video, format, message) => {
    expect(() => sourceFacts(probe(video, [], format))).toThrow(message);
  });
});

it('refuses what ffprobe does not print', () => {
  expect(() => readProbe('{"streams":[{"index":"0"}],"chapters":[],"format":{"format_name":"x"}}')).toThrow(
    'ffprobe: /streams/0/index: found "0"',
  );
});
