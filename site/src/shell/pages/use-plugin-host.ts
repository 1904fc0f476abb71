import { isComplete, isRouteName, readPluginMessage, type PluginWelcome } from '@footlight/domain';
import { useLabels } from '@footlight/ui';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useSite } from '../../app/site-context.js';

/** What passed between a plugin and the site. */
export interface PluginExchange {
  readonly from: 'plugin' | 'site';
  readonly data: unknown;
  /** Where a wish to go elsewhere leads; null where that is nowhere. Absent for everything else. */
  readonly leads?: string | null;
  /** Whether the site makes nothing of it. */
  readonly isIgnored: boolean;
}

export interface PluginHostOptions {
  /** The plugin's viewer wants to go to a page of this site. */
  readonly onLeave: (address: string) => void;
  readonly onExchange?: (exchange: PluginExchange) => void;
}

/**
 * Listens to the plugin in a frame, and to nobody else: greets it, gives it the height that it asks for, and
 * says which page of this site it wants to go to. @returns CSS pixels; null before it has said anything
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
      const heard = { from: 'plugin', data, isIgnored: message === null } as const;
      if (message?.footlight !== 'navigate') onExchange?.(heard);
      if (message === null) return;
      if (message.footlight === 'ready') {
        const welcome: PluginWelcome = { footlight: 'welcome', version: 1, language, direction };
        // A sandboxed frame has no origin to name; what is said is no secret.
        plugin.postMessage(welcome, '*');
        onExchange?.({ from: 'site', data: welcome, isIgnored: false });
      } else if (message.footlight === 'height') {
        setHeight(message.height);
      } else {
        const { route, params } = message;
        const address =
          isRouteName(route) && isComplete(route, params) ? addresses.route(route, params) : null;
        onExchange?.({ ...heard, leads: address });
        if (address !== null) onLeave(address);
      }
    };
    addEventListener('message', listen, { signal: life.signal });
    return () => life.abort();
  }, [frame, language, direction, addresses]);
  return height;
};
