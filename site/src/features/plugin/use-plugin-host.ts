import { isComplete, isRouteName, readPluginMessage, type PluginWelcome } from '@footlight/domain';
import { useLabels } from '@footlight/ui';
import { useEffect, useState, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSite } from '../../app/site-context.js';

/**
 * Listens to the plugin in a frame, and to nobody else: greets it, gives it the height that it asks for, and
 * follows it to pages of this site. @returns CSS pixels; null before it has said anything
 */
export const usePluginHost = (frame: RefObject<HTMLIFrameElement | null>): number | null => {
  const { language, direction } = useLabels();
  const { addresses } = useSite();
  const navigate = useNavigate();
  const [height, setHeight] = useState<number | null>(null);

  useEffect(() => {
    const life = new AbortController();
    const listen = ({ source, data }: MessageEvent<unknown>): void => {
      const plugin = frame.current?.contentWindow ?? null;
      if (plugin === null || source !== plugin) return;
      const message = readPluginMessage(data);
      if (message === null) return;
      if (message.footlight === 'ready') {
        const welcome: PluginWelcome = { footlight: 'welcome', version: 1, language, direction };
        // A sandboxed frame has no origin to name; what is said is no secret.
        plugin.postMessage(welcome, '*');
      } else if (message.footlight === 'height') {
        setHeight(message.height);
      } else if (isRouteName(message.route) && isComplete(message.route, message.params)) {
        void navigate(addresses.route(message.route, message.params));
      }
    };
    addEventListener('message', listen, { signal: life.signal });
    return () => life.abort();
  }, [frame, language, direction, addresses, navigate]);
  return height;
};
