/** Between the fields and the button of the login: what helps who cannot sign in. */
export const LoginHelp = () => null;
