import { isEmailAddress } from '@footlight/domain';
import { Button, ButtonLink, EmailField, FormSummary, headings, useLabels } from '@footlight/ui';
import { useSite } from '../../../app/site-context.js';
import { useForm } from '../../../app/use-form.js';
import frame from '../checkout/checkout-frame.module.css';
import { useCheckoutLabels } from '../checkout/checkout-labels.js';
import { errorMessage } from '../checkout/error-message.js';

/** A guest continues to the payment with an address, without a password, or signs in (MONEY-151). */
export const GuestBuyer = ({
  signInHref,
  onContinue,
}: {
  readonly signInHref: string;
  readonly onContinue: () => Promise<unknown>;
}) => {
  const { t: common } = useLabels();
  const t = useCheckoutLabels();
  const { state } = useSite();
  const form = useForm({
    initial: { email: '' },
    required: { email: common('pleaseProvideYourEmail') },
    send: async ({ email }) => {
      if (!isEmailAddress(email)) return { issues: { email: common('pleaseProvideValidEmail') } };
      const { session } = state;
      if (await session.getState().signInWith('createGuestCheckoutPrincipal', { body: { email } })) {
        await onContinue();
        return null;
      }
      const { error, clearError } = session.getState();
      clearError();
      return error ?? {};
    },
    word: (error) =>
      error.code === 'ACCOUNT_EXISTS' ? { issues: { email: t('giftGuestExists') } } : errorMessage(error, t),
  });
  return (
    <form className={frame['form']} {...form.attributes}>
      <h2 className={headings['section']}>{t('giftGuestTitle')}</h2>
      <p className={frame['text']}>{t('giftGuestText')}</p>
      <FormSummary {...form.summary} />
      <EmailField {...form.field('email')} label={t('giftGuestEmail')} required />
      <div className={frame['actions']}>
        <Button type="submit" look="primary" disabled={form.isPending}>
          {form.isPending ? common('loading') : t('giftContinue')}
        </Button>
        <ButtonLink href={signInHref}>{t('giftGuestSignIn')}</ButtonLink>
      </div>
    </form>
  );
};
