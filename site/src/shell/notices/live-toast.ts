// A separate chunk, because most visits need none.
export { LiveToast } from '@footlight/ui';
