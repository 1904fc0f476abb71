import sheet from './unseen.module.css?inline';

/** The sheet of what is heard and not seen as text, for a shadow root to adopt. */
export const unseenSheet: string = sheet;
