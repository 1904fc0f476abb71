/** States of an encoding job. The first two are those of a job that is not over. */
export const ENCODING_STATES = ['queued', 'running', 'succeeded', 'failed', 'cancelled'] as const;
export type EncodingState = (typeof ENCODING_STATES)[number];

/** Of two jobs that wait, the one with the higher number is begun first. */
export const ENCODING_PRIORITY_MAX = 100;

/** Where films and captions are uploaded by the protocol tus 1.0, whose requests are no calls of the contract. */
export const UPLOADS_PATH = '/api/v2/admin/uploads';
