import { BlockingModal, useLabels } from '@footlight/ui';
import { useParams } from 'react-router-dom';
import { definePage } from '../../app/define-page.js';
import { useViewer } from '../../app/site-context.js';
import { useAccountLabels } from '../../shell/viewers/account-labels.js';
import { ForViewers } from '../../shell/viewers/for-viewers.js';
import { NotFoundPage } from '../../shell/pages/not-found.page.js';
import { PageTitle } from '../../shell/navigation/page-title.js';
import { useGoBack } from '../../shell/navigation/use-go-back.js';
import { AccountLayout } from './account-layout.js';
import { SECTION_LABELS, sectionOf, type AccountSection } from './account-sections.js';
import { DataSection } from './data-section.js';
import { DetailsSection } from './details-section.js';
import { DevicesSection } from './devices-section.js';
import { LinkedSection } from './linked-section.js';
import { PaymentMethodsSection } from './subscriptions/payment-methods-section.js';
import { PaymentsSection } from './subscriptions/payments-section.js';
import { PrivacySection } from './privacy-section.js';
import { SecuritySection } from './security/security-section.js';
import { SubscriptionsSection } from './subscriptions/subscriptions-section.js';

const SECTIONS: Readonly<Record<AccountSection, () => React.ReactNode>> = {
  details: DetailsSection,
  subscriptions: SubscriptionsSection,
  'payment-methods': PaymentMethodsSection,
  payments: PaymentsSection,
  security: SecuritySection,
  linked: LinkedSection,
  privacy: PrivacySection,
  devices: DevicesSection,
  data: DataSection,
};

const Account = ({ section }: { readonly section: AccountSection }) => {
  const t = useAccountLabels();
  const viewer = useViewer();
  const goBack = useGoBack();
  const Section = SECTIONS[section];
  if (viewer?.pro?.tp === 'child')
    return <BlockingModal title={t('childNoAccount')} text={t('childNoAccountText')} onClose={goBack} />;
  return (
    <>
      <PageTitle of={t(SECTION_LABELS[section])} />
      <AccountLayout section={section}>
        <Section />
      </AccountLayout>
    </>
  );
};

/** The signed-in viewer's account, one section per page. */
export const AccountPage = () => {
  const { t } = useLabels();
  const section = sectionOf(useParams()['section']);
  if (section === null) return <NotFoundPage />;
  return (
    <>
      <PageTitle of={t('myAccount')} />
      <ForViewers>
        <Account section={section} />
      </ForViewers>
    </>
  );
};

export const accountPage = definePage({ Component: AccountPage });
