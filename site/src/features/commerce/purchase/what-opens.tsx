import type { LiveDetails, VodDetails } from '@footlight/contract';
import { signInToWatch, type LinkTarget, type TitleDecision } from '@footlight/domain';
import { ButtonLink, MetaLine, PageHeader, useLabels } from '@footlight/ui';
import { useSite } from '../../../app/site-context.js';
import { PageTitle } from '../../../shell/navigation/page-title.js';

/**
 * Shown for a title that needs no purchase, with a link to sign in or to watch if the access decision provides one
 * (ACC-29).
 * @param props.page page of the title
 */
export const WhatOpens = ({
  details,
  decision,
  page,
}: {
  readonly details: VodDetails | LiveDetails;
  readonly decision: TitleDecision;
  readonly page: LinkTarget;
}) => {
  const { t } = useLabels();
  const { addresses } = useSite();
  const { title, images } = details;
  return (
    <>
      <PageTitle of={`${t('purchaseTitle')} · ${title}`} />
      <PageHeader
        eyebrow={t('purchaseTitle')}
        title={title}
        images={images}
        meta={<MetaLine item={details} />}
        actions={
          <>
            {decision.kind === 'sign-in' && (
              <ButtonLink look="primary" href={addresses.target(signInToWatch(page))}>
                {t('signIn')}
              </ButtonLink>
            )}
            {decision.kind === 'play' && (
              <ButtonLink look="primary" href={addresses.target(page)}>
                {t('watchNow')}
              </ButtonLink>
            )}
            <ButtonLink href={addresses.route('home')}>{t('goHome')}</ButtonLink>
          </>
        }
      />
    </>
  );
};
