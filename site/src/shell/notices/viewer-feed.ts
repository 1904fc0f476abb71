// A chunk of its own: guests, and everybody's first view, do without it.
export { createViewerFeed } from '@footlight/state';
