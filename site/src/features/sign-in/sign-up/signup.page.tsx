import { useLabels } from '@footlight/ui';
import { definePage } from '../../../app/define-page.js';
import { ForAdmitted } from '../../../shell/viewers/for-admitted.js';
import { PageTitle } from '../../../shell/navigation/page-title.js';
import { OwnSignIn } from '../own-sign-in.js';
import { SignUpSteps } from './sign-up-steps.js';

export const SignupPage = () => {
  const { t } = useLabels();
  return (
    <>
      <PageTitle of={t('signUp')} />
      <ForAdmitted>
        <OwnSignIn flow="SIGNUP">
          <SignUpSteps />
        </OwnSignIn>
      </ForAdmitted>
    </>
  );
};

export const signupPage = definePage({ Component: SignupPage, layout: { bleed: true, bare: true } });
