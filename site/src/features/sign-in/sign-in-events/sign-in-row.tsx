import type { SignInEvent } from '@footlight/contract';
import { formatMoment, useLabels, useViewerLocale } from '@footlight/ui';
import { useProviderNames } from '../redirect/use-provider-names.js';
import { methodName, OUTCOMES, type SignInLabelKey } from './sign-in-words.js';

export interface SignInRowProps {
  readonly event: SignInEvent;
  readonly t: (key: SignInLabelKey) => string;
  /** Class names of the list that it is in. */
  readonly styles: Readonly<Record<string, string | undefined>>;
}

/** One attempt to sign in: how, with what outcome, when, and on which device in which network (SIGN-171). */
export const SignInRow = ({ event, t, styles }: SignInRowProps) => {
  const { language } = useLabels();
  const nameOf = useProviderNames();
  const place = useViewerLocale();
  const regions = new Intl.DisplayNames([language], { type: 'region' });
  const { method, outcome, browser, system, country, network, at } = event;
  const details = [browser, system, country === null ? null : regions.of(country), network];
  const isAdministrator = method === 'IMPERSONATION';
  return (
    <li className={styles['row']}>
      <div className={styles['words']}>
        <p className={styles['name']}>
          {isAdministrator ? '' : `${t(OUTCOMES[outcome])} · `}
          {methodName(method, nameOf, t)}
        </p>
        {/* The device of an administrator is not the owner's business. */}
        {!isAdministrator && (
          <p className={styles['details']}>
            <bdi>{details.filter((one) => typeof one === 'string').join(' · ')}</bdi>
          </p>
        )}
      </div>
      <time className={styles['details']} dateTime={at}>
        {formatMoment(at, language, place)}
      </time>
    </li>
  );
};
