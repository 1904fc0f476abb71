import type { LiveDetails, VodDetails } from '@footlight/contract';
import {
  linkToPurchase,
  offeredPlans,
  planStatus,
  signInToWatch,
  type LinkTarget,
  type TitleDecision,
} from '@footlight/domain';
import {
  Artwork,
  ButtonLink,
  Countdown,
  Notice,
  formatStart,
  useLabels,
  useViewerLocale,
  type NoticeProps,
} from '@footlight/ui';
import { useMaybeLoaded } from '@footlight/widgets';
import { userLicencesQuery } from '@footlight/state';
import { useSite } from '../../../app/site-context.js';
import { ACCESS_WORDS, OFFER_WORDS } from './access-labels.js';
import styles from './watch.module.css';

type Details = VodDetails | LiveDetails;
type Hindrance = Pick<NoticeProps, 'title' | 'text' | 'children' | 'action'>;

/** Why a title cannot be played, with links to resolve it; null if it can or if access is not known yet. */
export const useHindrance = (decision: TitleDecision | null, page: LinkTarget): Hindrance | null => {
  const { t, language } = useLabels();
  const place = useViewerLocale();
  const { addresses, state } = useSite();
  // Licences are loaded only for signed-in viewers who are offered a purchase; guests have none.
  const isMember = decision?.kind === 'buy' && !decision.orSignIn;
  const licences = useMaybeLoaded(isMember ? state.queries.entry(userLicencesQuery, {}) : null);
  if (decision === null || decision.kind === 'play' || decision.because === 'access-unsettled') return null;
  const words = ACCESS_WORDS[decision.because];
  const signIn = (
    <ButtonLink
      key="sign-in"
      look={decision.kind === 'buy' ? 'quiet' : 'primary'}
      href={addresses.target(signInToWatch(page))}
    >
      {t('signIn')}
    </ButtonLink>
  );
  const goHome = <ButtonLink href={addresses.route('home')}>{t('goHome')}</ButtonLink>;

  switch (decision.kind) {
    case 'sign-in':
      return { title: t(words.title), text: t(words.text), action: signIn };
    case 'buy': {
      const plans = offeredPlans(decision.licences);
      const names = new Intl.ListFormat(language, { type: 'disjunction' }).format(plans.names);
      const purchase = (
        <ButtonLink key="purchase" look="primary" href={addresses.target(linkToPurchase(page))}>
          {t('purchase')}
        </ButtonLink>
      );
      const status = planStatus(licences?.items ?? []);
      // Viewers with a current or past plan may not be eligible for a trial (MONEY-28).
      const text = plans.hasTrial && status === 'none' ? 'deniedTrialText' : 'deniedText';
      return {
        title: t(OFFER_WORDS[status]),
        ...(names === '' ? {} : { text: t(text, { names }) }),
        action: decision.orSignIn ? [purchase, signIn] : purchase,
      };
    }
    case 'wait':
      return {
        title: t(words.title, { when: formatStart(decision.until, language, place) }),
        text: t(words.text),
        children: <Countdown until={decision.until} />,
        action: goHome,
      };
    case 'none':
      return { title: t(words.title), text: t(words.text), action: goHome };
  }
};

/** The picture of an unavailable title with the reason over it. */
export const AccessNotice = ({
  details,
  hindrance,
}: {
  readonly details: Details;
  readonly hindrance: NonNullable<ReturnType<typeof useHindrance>>;
}) => (
  <div className={styles['stage']}>
    <div className={styles['locked']}>
      <Artwork image={details.images.hero ?? details.images.thumbnail} ratio="fill" sizes="100vw" eager />
      <div className={styles['lockedWords']}>
        <Notice {...hindrance} />
      </div>
    </div>
  </div>
);
