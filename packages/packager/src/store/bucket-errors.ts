import type { BucketSettings } from './bucket-settings.js';
import { StoreError } from './store-error.js';

/** What the SDK throws. @see https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html */
interface ServiceError extends Error {
  readonly code?: string | number;
  readonly $metadata?: { readonly httpStatusCode?: number };
}

const statusOf = (error: unknown): number | undefined =>
  error instanceof Error ? (error as ServiceError).$metadata?.httpStatusCode : undefined;

/** Whether a bucket answers that there is no such object. One that has no such bucket says so by name, but not to HEAD. */
export const isNoSuchKey = (error: unknown): boolean =>
  error instanceof Error && error.name !== 'NoSuchBucket' && statusOf(error) === 404;

interface BucketIssue {
  readonly field: keyof BucketSettings;
  readonly found: string;
  readonly allowed: string;
}

const issueOf = (error: unknown, settings: BucketSettings): BucketIssue => {
  const { bucket, region, endpoint } = settings;
  const name = error instanceof Error ? error.name : '';
  const place = endpoint ?? `AWS in ${region}`;
  switch (name) {
    case 'NoSuchBucket':
      return {
        field: 'bucket',
        found: `"${bucket}", which ${place} does not have`,
        allowed: 'a bucket that is there',
      };
    case 'InvalidAccessKeyId':
      return { field: 'accessKeyId', found: `a key that ${place} does not know`, allowed: 'a key of it' };
    case 'SignatureDoesNotMatch':
      return {
        field: 'secretAccessKey',
        found: 'another secret than that of the key',
        allowed: 'the secret of accessKeyId',
      };
    case 'CredentialsProviderError':
      return {
        field: 'accessKeyId',
        found: 'nothing, and no credentials in the environment',
        allowed: 'a key, or credentials that the AWS SDK finds',
      };
    case 'PermanentRedirect':
    case 'AuthorizationHeaderMalformed':
    case 'IllegalLocationConstraintException':
      return { field: 'region', found: `"${region}"`, allowed: `the region of the bucket ${bucket}` };
    default:
  }
  const status = statusOf(error);
  if (status === 401 || status === 403)
    return {
      field: 'accessKeyId',
      found: `credentials that ${place} refuses for the bucket ${bucket} (${name} ${status})`,
      allowed: 'those of someone who may list, read, write and delete there',
    };
  const { code, message = String(error) } = error as Partial<ServiceError>;
  // The code of a timeout is a number.
  const reason = status === undefined ? (typeof code === 'string' ? code : message) : `status ${status}`;
  return {
    field: 'endpoint',
    found: `no answer from ${place} (${reason || name})`,
    allowed: 'the address of an S3 server that answers in time',
  };
};

/** What went wrong with a bucket, for the operator. Secrets are not shown. */
export const bucketError = (cause: unknown, settings: BucketSettings): StoreError => {
  if (cause instanceof StoreError) return cause;
  const { field, found, allowed } = issueOf(cause, settings);
  return new StoreError(`media.store.${field}: found ${found}; allowed: ${allowed}.`, { cause });
};
