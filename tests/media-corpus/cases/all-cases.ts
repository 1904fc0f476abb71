import type { MediaCase } from '../media-case.js';
import { ADS_AND_STRANGERS } from './ads-and-strangers.js';
import { BROKEN_SEGMENTS } from './broken-segments.js';
import { FILES } from './files.js';
import { LINES_AND_HOSTS } from './lines-and-hosts.js';
import { MANIFESTS_AND_CODECS } from './manifests-and-codecs.js';
import { TRACKS_AND_TEXTS } from './tracks-and-texts.js';

/** Streams and files as others write them, by subject. */
export const CASES: readonly MediaCase[] = [
  ...LINES_AND_HOSTS,
  ...BROKEN_SEGMENTS,
  ...MANIFESTS_AND_CODECS,
  ...FILES,
  ...TRACKS_AND_TEXTS,
  ...ADS_AND_STRANGERS,
];
