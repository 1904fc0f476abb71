import type { LoaderCallbacks, LoaderConfiguration, LoaderContext } from 'hls.js';
import type { LoaderClass } from '../hls/loader-class.js';
import type { ResponseCache } from './answers.js';

const OK = 200;

/** An hls.js loader that returns each kept response once and loads everything else as usual. */
export const createCachedLoader = (Base: LoaderClass, cache: ResponseCache): LoaderClass =>
  class extends Base {
    #isLeft = false;

    override load(
      context: LoaderContext,
      config: LoaderConfiguration,
      callbacks: LoaderCallbacks<LoaderContext>,
    ): void {
      const { url, rangeStart: start = 0, rangeEnd: end = 0 } = context;
      // hls.js writes a whole file as bytes 0 to 0.
      const answer = cache.take({ url, range: end === 0 ? null : { start, end } });
      const isRequestedType =
        context.responseType === 'arraybuffer'
          ? answer?.body instanceof ArrayBuffer
          : typeof answer?.body === 'string';
      if (answer === undefined || !isRequestedType) {
        super.load(context, config, callbacks);
        return;
      }
      this.context = context;
      const { stats } = this;
      const size = typeof answer.body === 'string' ? answer.body.length : answer.body.byteLength;
      stats.loaded = stats.total = size;
      stats.loading = { start: answer.requested, first: answer.answered, end: answer.ended };
      queueMicrotask(() => {
        if (this.#isLeft) return;
        callbacks.onSuccess({ url: answer.url, data: answer.body, code: OK }, stats, context, null);
      });
    }

    override abort(): void {
      this.#isLeft = true;
      super.abort();
    }

    override destroy(): void {
      this.#isLeft = true;
      super.destroy();
    }
  };
