import button from '../button/button.module.css?inline';
import heading from '../heading/heading.module.css?inline';
import iconButton from '../icon-button/icon-button.module.css?inline';
import sheet from '../sheet/sheet.module.css?inline';
import rooms from './rooms.module.css?inline';

/** The style sheets of rooms as text, for a shadow root to adopt. */
export const roomSheets: readonly string[] = [button, heading, iconButton, sheet, rooms];
