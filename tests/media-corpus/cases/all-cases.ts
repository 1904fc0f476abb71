import type { MediaCase } from '../media-case.js';
import { BROKEN_SEGMENTS } from './broken-segments.js';
import { FILES } from './files.js';
import { LINES_AND_HOSTS } from './lines-and-hosts.js';
import { MANIFESTS_AND_CODECS } from './manifests-and-codecs.js';

/** Streams and files as others write them, by subject. */
export const CASES: readonly MediaCase[] = [
  ...LINES_AND_HOSTS,
  ...BROKEN_SEGMENTS,
  ...MANIFESTS_AND_CODECS,
  ...FILES,
];
