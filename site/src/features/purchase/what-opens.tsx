import type { LiveDetails, VodDetails } from '@footlight/contract';
import { signInToWatch, type LinkTarget, type TitleVerdict } from '@footlight/domain';
import { ButtonLink, MetaLine, PageHeader, useLabels } from '@footlight/ui';
import { useSite } from '../../app/site-context.js';
import { PageTitle } from '../../shell/page-title.js';

/** The ways on from a purchase page. */
export const WaysOn = ({
  page,
  maySignIn,
  plays,
}: {
  /** The page of the title; null where none is named. */
  readonly page: LinkTarget | null;
  readonly maySignIn: boolean;
  readonly plays: boolean;
}) => {
  const { t } = useLabels();
  const { addresses } = useSite();
  return (
    <>
      {maySignIn && (
        <ButtonLink
          look="primary"
          href={page === null ? addresses.route('login') : addresses.target(signInToWatch(page))}
        >
          {t('signIn')}
        </ButtonLink>
      )}
      {plays && page !== null && (
        <ButtonLink look="primary" href={addresses.target(page)}>
          {t('watchNow')}
        </ButtonLink>
      )}
      <ButtonLink href={addresses.route('home')}>{t('goHome')}</ButtonLink>
    </>
  );
};

/**
 * A title with what opens it, as the verdict on access says (ACC-29).
 * @param props.page the page that the title is watched on
 */
export const WhatOpens = ({
  details,
  verdict,
  page,
}: {
  readonly details: VodDetails | LiveDetails;
  readonly verdict: TitleVerdict;
  readonly page: LinkTarget;
}) => {
  const { t, language } = useLabels();
  const { title, images } = details;
  const isForSale = verdict.kind === 'buy';
  const names = new Intl.ListFormat(language, { type: 'disjunction' }).format(
    isForSale ? verdict.licences.map(({ name }) => name) : [],
  );
  const comesWith = names === '' || names === title ? '' : `${t('deniedText', { names })} `;
  return (
    <>
      <PageTitle of={`${t('purchaseTitle')} · ${title}`} />
      <PageHeader
        eyebrow={t('purchaseTitle')}
        title={title}
        {...(isForSale ? { description: `${comesWith}${t('purchaseText')}` } : {})}
        images={images}
        meta={<MetaLine item={details} />}
        actions={
          <WaysOn
            page={page}
            maySignIn={verdict.kind === 'sign-in' || (isForSale && verdict.orSignIn)}
            plays={verdict.kind === 'play'}
          />
        }
      />
    </>
  );
};
