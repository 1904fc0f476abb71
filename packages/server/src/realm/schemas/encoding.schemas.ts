import { Type, type Static } from '@sinclair/typebox';
import { Group } from './setting.schemas.js';

export const Encoding = Group('Films that editors upload, and the jobs that make what the service plays.', {
  jobsAtOnce: Type.Integer({
    minimum: 0,
    maximum: 16,
    default: 1,
    description:
      'The number of jobs that a process of the service works on at once, with a low priority; 0 leaves all of them to `footlight work`.',
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
