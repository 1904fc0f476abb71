// A chunk of its own: most visits end without one.
export { Toast } from '@footlight/ui';
