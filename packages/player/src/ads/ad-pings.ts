import { fillMacros } from './macros.js';

/** Requests tracking URLs, without cookies of the page's own and without waiting for an answer. */
export const ping = (
  addresses: readonly string[] | undefined,
  macros: Readonly<Record<string, string>>,
): void => {
  for (const address of addresses ?? [])
    if (/^(?:https?:)?\/\//iu.test(address)) new Image().src = fillMacros(address, macros);
};
