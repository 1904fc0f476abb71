import { liveNowSheets } from '@footlight/ui';
import place from './live-now.module.css?inline';

/** The style sheets of the button with its panel as text, for a shadow root to adopt. */
export const liveNowWidgetSheets: readonly string[] = [...liveNowSheets, place];
