// A separate chunk, because most visits need none.
export { Toast } from '@footlight/ui';
