/**
 * A phone in portrait orientation. Its picture is too low for menus and sheets, so they open at the lower edge of the
 * window.
 */
const UPRIGHT_PHONE = '(max-width: 600px) and (orientation: portrait)';

export const isUprightPhone = (): boolean => matchMedia(UPRIGHT_PHONE).matches;
