import button from '../controls/button.module.css?inline';
import heading from '../text/heading.module.css?inline';
import iconButton from '../controls/icon-button.module.css?inline';
import sheet from '../layout/sheet.module.css?inline';
import rooms from './rooms.module.css?inline';

/** The style sheets of rooms as text, for a shadow root to adopt. */
export const roomSheets: readonly string[] = [button, heading, iconButton, sheet, rooms];
