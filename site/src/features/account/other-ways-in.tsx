/** Below the form of the login: the buttons of other providers, and of the link by mail. */
export const OtherWaysIn = () => null;
