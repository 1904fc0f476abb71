import { isComplete, isRouteName, readPluginMessage, type PluginWelcome } from '@footlight/domain';
import { useLabels } from '@footlight/ui';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useSite } from '../../app/site-context.js';

/** A message between a plugin and the site. */
export interface PluginExchange {
  readonly from: 'plugin' | 'site';
  readonly data: unknown;
  /** Target of a navigation request; null if it has no page. Absent for other messages. */
  readonly leads?: string | null;
  /** Whether the site ignores the message. */
  readonly isIgnored: boolean;
}

export interface PluginHostOptions {
  /** Called when the plugin requests a page of this site. */
  readonly onLeave: (address: string) => void;
  readonly onExchange?: (exchange: PluginExchange) => void;
}

/**
 * Handles messages of the plugin in a frame, and of no other source: answers its greeting, applies the requested height
 * and resolves navigation requests. @returns height in CSS pixels; null until requested
 */
export const usePluginHost = (
  frame: RefObject<HTMLIFrameElement | null>,
  options: PluginHostOptions,
): number | null => {
  const { language, direction } = useLabels();
  const { addresses } = useSite();
  const [height, setHeight] = useState<number | null>(null);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    const life = new AbortController();
    const listen = ({ source, data }: MessageEvent<unknown>): void => {
      const plugin = frame.current?.contentWindow ?? null;
      if (plugin === null || source !== plugin) return;
      const { onLeave, onExchange } = latest.current;
      const message = readPluginMessage(data);
      const exchange = { from: 'plugin', data, isIgnored: message === null } as const;
      if (message?.footlight !== 'navigate') onExchange?.(exchange);
      if (message === null) return;
      if (message.footlight === 'ready') {
        const welcome: PluginWelcome = { footlight: 'welcome', version: 1, language, direction };
        // A sandboxed frame has an opaque origin, so none can be given; the message contains nothing confidential.
        plugin.postMessage(welcome, '*');
        onExchange?.({ from: 'site', data: welcome, isIgnored: false });
      } else if (message.footlight === 'height') {
        setHeight(message.height);
      } else {
        const { route, params } = message;
        const address =
          isRouteName(route) && isComplete(route, params) ? addresses.route(route, params) : null;
        onExchange?.({ ...exchange, leads: address });
        if (address !== null) onLeave(address);
      }
    };
    addEventListener('message', listen, { signal: life.signal });
    return () => life.abort();
  }, [frame, language, direction, addresses]);
  return height;
};
