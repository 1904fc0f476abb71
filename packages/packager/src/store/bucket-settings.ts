import { Type, type Static } from '@sinclair/typebox';

/** Where a bucket is, and who may use it: `media.store` of the realm file. */
export const BucketSettings = Type.Object({
  /** Address of the server; null for that of AWS in the region. */
  endpoint: Type.Union([Type.String(), Type.Null()]),
  region: Type.String(),
  bucket: Type.String(),
  /** What all keys begin with: nothing, or names that each end with a slash. */
  prefix: Type.String(),
  /** Null for credentials that the AWS SDK finds: its variables, profiles, or the role of the machine. */
  accessKeyId: Type.Union([Type.String(), Type.Null()]),
  secretAccessKey: Type.Union([Type.String(), Type.Null()]),
  /** Whether the bucket is part of the path, not of the host. */
  pathStyle: Type.Boolean(),
});
export type BucketSettings = Static<typeof BucketSettings>;
