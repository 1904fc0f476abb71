import { ButtonLink, Notice, useLabels } from '@footlight/ui';
import { useSignInAddress } from './use-sign-in-address.js';

export interface SignInNoticeProps {
  readonly title: string;
  readonly text: string;
}

/** Asks guests to sign in for content that belongs to an account. */
export const SignInNotice = ({ title, text }: SignInNoticeProps) => {
  const { t } = useLabels();
  const address = useSignInAddress();
  return (
    <Notice
      title={title}
      text={text}
      action={
        <ButtonLink look="primary" href={address}>
          {t('signIn')}
        </ButtonLink>
      }
    />
  );
};
