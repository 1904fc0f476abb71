/** Id of the section that the front page shows. */
export const HOME_SECTION = 'home';
/** Id of the section for browsing the whole catalogue. */
export const BROWSE_SECTION = 'browse';
