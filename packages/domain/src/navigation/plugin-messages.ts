/** What a plugin may tell the page that frames it. Everything else that a frame sends is left unread. */
export type PluginMessage =
  /** It listens: the page answers with `welcome`. */
  | { readonly footlight: 'ready' }
  /** How tall it is, in CSS pixels. */
  | { readonly footlight: 'height'; readonly height: number }
  /** Where the reader wants to go: a route of the site by its name. */
  | {
      readonly footlight: 'navigate';
      readonly route: string;
      readonly params: Readonly<Record<string, string>>;
    };

/** What the page tells a plugin that is ready. Nothing of who reads is in it. */
export interface PluginWelcome {
  readonly footlight: 'welcome';
  readonly version: 1;
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
}

/** Beyond this a frame scrolls within itself; CSS pixels. */
export const PLUGIN_HEIGHT_MAX = 20_000;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isWords = (value: unknown): value is Readonly<Record<string, string>> =>
  isRecord(value) && Object.values(value).every((word) => typeof word === 'string');

/** Null for what is no message of a plugin, or a malformed one. */
export const readPluginMessage = (data: unknown): PluginMessage | null => {
  if (!isRecord(data)) return null;
  const { footlight, height, route, params = {} } = data;
  if (footlight === 'ready') return { footlight };
  if (footlight === 'height' && typeof height === 'number' && height > 0)
    return { footlight, height: Math.min(PLUGIN_HEIGHT_MAX, Math.ceil(height)) };
  if (footlight === 'navigate' && typeof route === 'string' && isWords(params))
    return { footlight, route, params };
  return null;
};
