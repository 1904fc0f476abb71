import type { HlsConfig, Loader, LoaderCallbacks, LoaderConfiguration, LoaderContext } from 'hls.js';
import type { KeptAnswers } from './answers.js';

/** The type of a loader in the configuration of hls.js. */
export type LoaderClass = new (config: HlsConfig) => Loader<LoaderContext>;

const OK = 200;

/** An hls.js loader that returns each kept response once and loads everything else as usual. */
export const createKeptLoader = (Base: LoaderClass, kept: KeptAnswers): LoaderClass =>
  class extends Base {
    #isLeft = false;

    override load(
      context: LoaderContext,
      config: LoaderConfiguration,
      callbacks: LoaderCallbacks<LoaderContext>,
    ): void {
      const { url, rangeStart: start, rangeEnd: end } = context;
      const answer = kept.take({ url, range: end === undefined ? null : { start: start ?? 0, end } });
      const isAsked =
        context.responseType === 'arraybuffer'
          ? answer?.body instanceof ArrayBuffer
          : typeof answer?.body === 'string';
      if (answer === undefined || !isAsked) {
        super.load(context, config, callbacks);
        return;
      }
      this.context = context;
      const { stats } = this;
      const size = typeof answer.body === 'string' ? answer.body.length : answer.body.byteLength;
      stats.loaded = stats.total = size;
      stats.loading = { start: answer.asked, first: answer.answered, end: answer.ended };
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
