// A chunk of its own: most visits end without such news.
export { LiveToast } from '@footlight/ui';
