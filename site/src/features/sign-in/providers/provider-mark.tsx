import type { ReactNode } from 'react';
import styles from './provider-buttons.module.css';

/**
 * Marks of providers, drawn on a square of 24. Buttons need them in the companies' own colours.
 * @see https://developers.google.com/identity/branding-guidelines
 * @see https://developer.apple.com/design/human-interface-guidelines/sign-in-with-apple
 * @see https://about.meta.com/brand/resources/facebook/logo/
 * @see https://learn.microsoft.com/en-us/entra/identity-platform/howto-add-branding-in-apps
 */
const MARKS: Readonly<Record<string, ReactNode>> = {
  Google: (
    <g fill="none" strokeWidth="4.4">
      <path stroke="#4285f4" d="M20.8 12a8.8 8.8 0 0 1-2.58 6.22M12.2 12h10.7" />
      <path stroke="#34a853" d="M18.22 18.22A8.8 8.8 0 0 1 4.38 16.4" />
      <path stroke="#fbbc05" d="M4.38 16.4a8.8 8.8 0 0 1 0-8.8" />
      <path stroke="#ea4335" d="M4.38 7.6A8.8 8.8 0 0 1 18.44 6" />
    </g>
  ),
  Apple: (
    <path
      fill="currentColor"
      d="M12.2 7.2c1.1 0 2.4-1.1 4.4-1.1 1.6 0 3.2.9 4.1 2.3-3.6 2-3 7 .8 8.4-.8 2.3-2.7 6.1-5.2 6.1-1.5 0-2-.9-3.9-.9s-2.4.9-3.9.9c-2.7 0-6-5.1-6-9.8 0-4.5 2.8-7 5.6-7 1.8 0 3.1 1.1 4.1 1.1zM15.9 1.1c.2 1.3-.4 2.6-1.2 3.5-.8.9-2 1.5-3.1 1.4-.2-1.2.4-2.5 1.1-3.3.8-.9 2.1-1.5 3.2-1.6z"
    />
  ),
  Facebook: (
    <>
      <circle cx="12" cy="12" r="12" fill="#0866ff" />
      <path
        fill="#fff"
        d="M13.5 24v-8.3h2.8l.5-3.3h-3.3v-2.1c0-1 .4-1.8 1.9-1.8H17V5.6c-.3 0-1.3-.2-2.4-.2-2.6 0-4.3 1.6-4.3 4.5v2.5H7.3v3.3h3V24z"
      />
    </>
  ),
  Microsoft: (
    <>
      <path fill="#f25022" d="M1 1h10.5v10.5H1z" />
      <path fill="#7fba00" d="M12.5 1H23v10.5H12.5z" />
      <path fill="#00a4ef" d="M1 12.5h10.5V23H1z" />
      <path fill="#ffb900" d="M12.5 12.5H23V23H12.5z" />
    </>
  ),
};

/** The mark of a provider by its brand; others have the first letter of their name (SIGN-202). */
export const ProviderMark = ({ name }: { readonly name: string }) =>
  Object.hasOwn(MARKS, name) ? (
    <svg viewBox="0 0 24 24" aria-hidden="true" data-mark={name}>
      {MARKS[name]}
    </svg>
  ) : (
    // Drawn by the style sheet, so that it is no part of the button's text.
    <span className={styles['initial']} data-initial={Array.from(name)[0]} aria-hidden="true" />
  );
