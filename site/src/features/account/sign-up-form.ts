import type { FieldIssue } from '@footlight/contract';
import type { LabelKey } from '@footlight/i18n';

/** Fields of the sign-up form. */
export interface SignUpForm {
  readonly name: string;
  readonly email: string;
  readonly secret: string;
}

export type SignUpFaults = { readonly [Field in keyof SignUpForm]?: LabelKey };

/** The service takes no shorter password. */
const SHORTEST_PASSWORD = 10;

/** One `@` with something on both sides; the service has the last word. */
const EMAIL = /^[^\s@]+@[^\s@]+$/u;

/** What is wrong with the form before it is sent; empty when nothing is. */
export const findFaults = ({ name, email, secret }: SignUpForm): SignUpFaults => ({
  ...(name.trim() === '' ? { name: 'pleaseProvideYourName' as const } : {}),
  ...(email.trim() === ''
    ? { email: 'pleaseProvideYourEmail' as const }
    : EMAIL.test(email.trim())
      ? {}
      : { email: 'pleaseProvideValidEmail' as const }),
  ...(secret.length < SHORTEST_PASSWORD ? { secret: 'passwordTooShort' as const } : {}),
});

const REFUSALS: Readonly<Record<string, SignUpFaults>> = {
  'body.name': { name: 'pleaseProvideYourName' },
  'body.email': { email: 'pleaseProvideValidEmail' },
  'body.secret': { secret: 'passwordTooShort' },
};

/** The fields that the service refused, worded as the form words its own faults. */
export const refusedFields = (issues: readonly FieldIssue[]): SignUpFaults =>
  Object.assign({}, ...issues.map(({ field }) => REFUSALS[field])) as SignUpFaults;
