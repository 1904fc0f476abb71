/** Messages that a plugin may send to the page that frames it. All others are ignored. */
export type PluginMessage =
  /** The plugin is listening; the page replies with `welcome`. */
  | { readonly footlight: 'ready' }
  /** Its height in CSS pixels. */
  | { readonly footlight: 'height'; readonly height: number }
  /** Requests navigation to a route of the site by name. */
  | {
      readonly footlight: 'navigate';
      readonly route: string;
      readonly params: Readonly<Record<string, string>>;
    };

/** The page's reply to a plugin that is ready. It contains nothing about the viewer. */
export interface PluginWelcome {
  readonly footlight: 'welcome';
  readonly version: 1;
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
}

/** Taller plugins scroll within their frame; CSS pixels. */
export const PLUGIN_HEIGHT_MAX = 20_000;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isWords = (value: unknown): value is Readonly<Record<string, string>> =>
  isRecord(value) && Object.values(value).every((word) => typeof word === 'string');

/** Null for anything but a well-formed plugin message. */
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
