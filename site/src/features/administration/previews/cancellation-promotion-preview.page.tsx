import { exampleDocuments, type DocumentOf } from '@footlight/contract/documents';
import { userLicencesQuery } from '@footlight/state';
import { useState } from 'react';
import { definePage } from '../../../app/define-page.js';
import { useQuery } from '../../../app/use-query.js';
import { CancellationOffer } from '../../account/subscriptions/cancellation-offer.js';
import { CheckoutLabels } from '../../commerce/checkout/checkout-labels.js';
import { DocumentEditor } from './document-editor.js';
import { Drawing } from './drawing.js';
import { PreviewFrame } from './preview-frame.js';
import { usePreviewLabels } from './preview-labels.js';
import styles from './previews.module.css';
import { useEditedDocument } from './use-edited-document.js';

type Promotion = DocumentOf<'cancellationPromotion'>;

const Offer = ({ promotion }: { readonly promotion: Promotion }) => {
  const t = usePreviewLabels();
  const { items } = useQuery(userLicencesQuery, {});
  const [pressed, setPressed] = useState<'previewOfferTaken' | 'previewOfferRefused' | null>(null);
  const held = items.find(({ id }) => id === promotion.licenceId);
  return (
    <div className={styles['inset']}>
      <CancellationOffer
        promotion={promotion}
        price={held?.licenceStatus.renewalPrice ?? null}
        onTake={() => setPressed('previewOfferTaken')}
        onRefuse={() => setPressed('previewOfferRefused')}
      />
      <p role="status">{pressed === null ? '' : t(pressed)}</p>
    </div>
  );
};

const CancellationPromotionPreview = () => {
  const edited = useEditedDocument<'cancellationPromotion'>(
    'cancellationPromotion',
    exampleDocuments.cancellationPromotion as Promotion,
  );
  const { document } = edited;
  return (
    <>
      <DocumentEditor fileName={`${document.id}.json`} edited={edited} />
      <Drawing of={document}>
        <CheckoutLabels>
          <Offer promotion={document} />
        </CheckoutLabels>
      </Drawing>
    </>
  );
};

/** Preview of the offer that is shown before a plan is cancelled. */
export const CancellationPromotionPreviewPage = () => (
  <PreviewFrame title="previewOffer" lead="previewOfferLead">
    <CancellationPromotionPreview />
  </PreviewFrame>
);

export const cancellationPromotionPreviewPage = definePage({ Component: CancellationPromotionPreviewPage });
