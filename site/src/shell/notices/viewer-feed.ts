// A separate chunk: not needed for guests or the first render.
export { createViewerFeed } from '@footlight/state';
