/** Where a bucket is, and who may use it: `media.store` of the realm file. */
export interface BucketSettings {
  /** Address of the server; null for that of AWS in the region. */
  readonly endpoint: string | null;
  readonly region: string;
  readonly bucket: string;
  /** What all keys begin with: nothing, or names that each end with a slash. */
  readonly prefix: string;
  /** Null for credentials that the AWS SDK finds: its variables, profiles, or the role of the machine. */
  readonly accessKeyId: string | null;
  readonly secretAccessKey: string | null;
  /** Whether the bucket is part of the path, not of the host. */
  readonly pathStyle: boolean;
}
