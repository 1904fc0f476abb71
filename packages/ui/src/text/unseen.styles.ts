import sheet from './unseen.module.css?inline';

/** The style sheet of visually hidden text, for a shadow root to adopt. */
export const unseenSheet: string = sheet;
