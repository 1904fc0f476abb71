import { useLabels } from '@footlight/ui';
import { definePage } from '../../../app/define-page.js';
import { useViewer } from '../../../app/site-context.js';
import { ForAdmitted } from '../../../shell/viewers/for-admitted.js';
import { PageTitle } from '../../../shell/navigation/page-title.js';
import { OwnSignIn } from '../own-sign-in.js';
import { SignUpSteps } from './sign-up-steps.js';

export const SignupPage = () => {
  const { t } = useLabels();
  const viewer = useViewer();
  const steps = (
    <OwnSignIn flow="SIGNUP">
      <SignUpSteps />
    </OwnSignIn>
  );
  return (
    <>
      <PageTitle of={t('signUp')} />
      {/* An account that has something to agree to is no new one. */}
      {viewer?.signUpOpen === true ? steps : <ForAdmitted>{steps}</ForAdmitted>}
    </>
  );
};

export const signupPage = definePage({ Component: SignupPage, layout: { bleed: true, bare: true } });
