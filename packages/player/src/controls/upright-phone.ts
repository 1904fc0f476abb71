/** A phone held upright: its picture is too low for choices, which then stand at the lower edge of the window. */
const UPRIGHT_PHONE = '(max-width: 600px) and (orientation: portrait)';

export const isUprightPhone = (): boolean => matchMedia(UPRIGHT_PHONE).matches;
