import type {
  Fragment,
  HlsConfig,
  Loader,
  LoaderCallbacks,
  LoaderConfiguration,
  LoaderContext,
  LoaderStats,
} from 'hls.js';
import type { LoaderClass } from './loader-class.js';
import { isExpired, type StreamAddresses } from '../stream/stream-addresses.js';
import { countDiscontinuities } from './discontinuity-numbers.js';
import type { WvttReader } from './hls-wvtt.js';

/** The part of a text track that is requested; null for others. */
const textPartOf = (context: LoaderContext): Fragment | null => {
  if (!('frag' in context)) return null;
  const part = context.frag as Fragment;
  const type: string = part.type;
  return type === 'subtitle' ? part : null;
};

/** Reads text tracks; the code for it is loaded with the first part of one. */
const createTexts = () => {
  let loading: Promise<WvttReader> | null = null;
  const reader = (): Promise<WvttReader> =>
    (loading ??= import('./hls-wvtt.js').then(({ createWvttReader }) => createWvttReader()));
  return {
    tell: (what: 'requested' | 'failed', part: Fragment | null): void => {
      if (part === null) return;
      void reader().then(
        (texts) => texts[what](part),
        () => undefined,
      );
    },
    read: (part: Fragment, data: ArrayBuffer): Promise<ArrayBuffer> =>
      reader()
        .then((texts) => texts.read(part, data))
        .catch(() => data),
  };
};

/**
 * An hls.js loader that uses the newest address of a stream and retries once after an address has expired, so that
 * neither hls.js nor the viewer notices. It also renumbers the discontinuities of playlists, and rewrites WebVTT in MP4.
 * @param Base sends the requests
 * @param received is called with each response, before hls.js reads it
 */
export const renewing = (
  Base: LoaderClass,
  addresses: StreamAddresses,
  received: (context: LoaderContext, data: unknown, url: string) => void,
): LoaderClass => {
  const counted = countDiscontinuities();
  const texts = createTexts();
  return class implements Loader<LoaderContext> {
    readonly stats: LoaderStats;
    context: LoaderContext | null = null;
    readonly #create: () => Loader<LoaderContext>;
    #loader: Loader<LoaderContext>;
    #isLeft = false;

    constructor(config: HlsConfig) {
      this.#create = () => new Base(config);
      this.#loader = this.#create();
      this.stats = this.#loader.stats;
    }

    load(
      context: LoaderContext,
      config: LoaderConfiguration,
      callbacks: LoaderCallbacks<LoaderContext>,
      isAgain = false,
    ): void {
      this.context = context;
      const url = addresses.current(context.url);
      const text = textPartOf(context);
      texts.tell('requested', text);
      const { onSuccess, onError, onTimeout, onAbort, onProgress } = callbacks;
      this.#loader.load({ ...context, url }, config, {
        onSuccess: (response, stats, _, details) => {
          const { data = '' } = response;
          received(context, data, response.url || url);
          const succeed = (read: NonNullable<typeof data>): void =>
            onSuccess({ ...response, data: read }, this.#share(stats), context, details);
          if (text === null || !(data instanceof ArrayBuffer)) {
            succeed(typeof data === 'string' ? counted(data) : data);
            return;
          }
          void texts.read(text, data).then((read) => (this.#isLeft ? undefined : succeed(read)));
        },
        onError: (error, _, details, stats) => {
          const fail = (): void => {
            texts.tell('failed', text);
            onError(error, context, details, this.#share(stats));
          };
          if (isAgain || !isExpired(error.code)) {
            fail();
            return;
          }
          void addresses.renew(url).then((isRenewed) => {
            if (this.#isLeft) return;
            if (isRenewed) this.#loadAgain(context, config, callbacks);
            else fail();
          });
        },
        onTimeout: (stats, _, details) => {
          texts.tell('failed', text);
          onTimeout(this.#share(stats), context, details);
        },
        onAbort: (stats, _, details) => {
          texts.tell('failed', text);
          onAbort?.(this.#share(stats), context, details);
        },
        ...(onProgress === undefined
          ? {}
          : {
              onProgress: (stats, _, data, details) => onProgress(this.#share(stats), context, data, details),
            }),
      });
    }

    #loadAgain(...[context, config, callbacks]: Parameters<Loader<LoaderContext>['load']>): void {
      this.#loader.destroy();
      this.#loader = this.#create();
      this.load(context, config, callbacks, true);
    }

    /** hls.js holds the stats object of the first attempt and reads it later. */
    #share(stats: LoaderStats): LoaderStats {
      return stats === this.stats ? stats : Object.assign(this.stats, stats);
    }

    abort(): void {
      this.#isLeft = true;
      this.#loader.abort();
    }

    destroy(): void {
      this.#isLeft = true;
      this.context = null;
      this.#loader.destroy();
    }

    getCacheAge(): number | null {
      return this.#loader.getCacheAge?.() ?? null;
    }

    getResponseHeader(name: string): string | null {
      return this.#loader.getResponseHeader?.(name) ?? null;
    }
  };
};
