/** The section that the front page shows. */
export const HOME_SECTION = 'home';
/** The section of everything there is to look through. */
export const BROWSE_SECTION = 'browse';
