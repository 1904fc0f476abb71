import type { Chapter } from './chapters.js';
import type { Thumbnail } from './thumbnails.js';

export interface AnnotationState {
  readonly chapters: readonly Chapter[];
  readonly thumbnails: readonly Thumbnail[];
}

export const NO_ANNOTATIONS: AnnotationState = { chapters: [], thumbnails: [] };
