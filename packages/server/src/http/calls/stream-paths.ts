import { calls, type CallName } from '@footlight/contract';
import { shapes } from '@footlight/contract/schemas';

/** `/api/v4/vod/{id}` → `/api/v4/vod/:id` */
export const routePath = (path: string): string => path.replaceAll(/\{(\w+)\}/gu, ':$1');

const isStream = (name: CallName): boolean =>
  (shapes[name] as { readonly mediaType?: string }).mediaType === 'text/event-stream';

/** Routes whose responses are streams without an end. */
export const STREAM_ROUTES: ReadonlySet<string> = new Set(
  (Object.keys(calls) as CallName[]).filter(isStream).map((name) => routePath(calls[name].path)),
);
