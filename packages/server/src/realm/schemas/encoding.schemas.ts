import { Type, type Static } from '@sinclair/typebox';
import { VIDEO_CODECS } from '@footlight/packager';
import { Choice, Group } from './setting.schemas.js';

export const Encoding = Group('Films that editors upload, and the jobs that make what the service plays.', {
  jobsAtOnce: Type.Integer({
    minimum: 0,
    maximum: 16,
    default: 1,
    description:
      'The number of jobs that a process of the service works on at once, with a low priority; 0 leaves all of them to `footlight work`.',
  }),
  codecs: Type.Array(Choice(VIDEO_CODECS, { description: 'A codec of the picture.' }), {
    uniqueItems: true,
    maxItems: VIDEO_CODECS.length,
    default: ['h264'],
    description:
      'The codecs in which films are made, also by `footlight add`. H.264 is always made, because every browser plays it; HEVC and AV1 need less of a connection, and several times the work.',
  }),
  largestGigabytes: Type.Integer({
    minimum: 1,
    maximum: 10_000,
    default: 100,
    description: 'The size of the largest film that can be uploaded, in gigabytes.',
  }),
  unfinishedHours: Type.Integer({
    minimum: 1,
    maximum: 720,
    default: 48,
    description: 'Hours after which an upload that is not finished is removed.',
  }),
});
export type EncodingSettings = Static<typeof Encoding>;
