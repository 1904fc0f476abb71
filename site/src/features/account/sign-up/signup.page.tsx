import { useLabels } from '@footlight/ui';
import { definePage } from '../../../app/define-page.js';
import { ForAdmitted } from '../../../shell/viewers/barred.js';
import { PageTitle } from '../../../shell/navigation/page-title.js';
import { OwnDoor } from '../own-door.js';
import { SignUpSteps } from './sign-up-steps.js';

export const SignupPage = () => {
  const { t } = useLabels();
  return (
    <>
      <PageTitle of={t('signUp')} />
      <ForAdmitted>
        <OwnDoor>
          <SignUpSteps />
        </OwnDoor>
      </ForAdmitted>
    </>
  );
};

export const signupPage = definePage({ Component: SignupPage, layout: { bleed: true, bare: true } });
