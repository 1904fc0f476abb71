import type { LoaderCallbacks, LoaderConfiguration, LoaderContext } from 'hls.js';
import { certificateAddress } from '../drm/drm.js';
import type { Protection } from '../drm/protection.js';
import type { LoaderClass } from './loader-class.js';

/** An hls.js loader that answers with the server certificates of the page; hls.js itself knows only addresses of them. */
export const givingCertificates = (Base: LoaderClass, { systems }: Protection): LoaderClass => {
  const given = new Map(
    systems.flatMap((system) =>
      system.certificate instanceof ArrayBuffer
        ? [[certificateAddress(system), system.certificate] as const]
        : [],
    ),
  );
  if (given.size === 0) return Base;
  return class extends Base {
    override load(
      context: LoaderContext,
      config: LoaderConfiguration,
      callbacks: LoaderCallbacks<LoaderContext>,
    ): void {
      const data = given.get(context.url);
      if (data === undefined) super.load(context, config, callbacks);
      else callbacks.onSuccess({ url: context.url, data, code: 200 }, this.stats, context, null);
    }
  };
};
