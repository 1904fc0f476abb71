import type { LiveDetails, VodDetails } from '@footlight/contract';
import { signInToWatch, type LinkTarget } from '@footlight/domain';
import {
  Artwork,
  ButtonLink,
  Countdown,
  Notice,
  formatStart,
  useLabels,
  useReaderPlace,
  type NoticeProps,
} from '@footlight/ui';
import { useReader, useSite } from '../../app/site-context.js';
import { useNow } from '../../app/use-now.js';
import styles from './watch.module.css';

type Details = VodDetails | LiveDetails;

/** Why something does not play, and the ways on; null where it may play. */
export const useHindrance = (
  details: Details | null,
  page: LinkTarget,
): Pick<NoticeProps, 'title' | 'text' | 'children' | 'action'> | null => {
  const { t, language } = useLabels();
  const place = useReaderPlace();
  const { addresses } = useSite();
  const isGuest = useReader()?.isGuest !== false;
  const release = details?.release;
  const start = details?.startDate ?? (release?.type === 'PREMIERE' ? release.scheduledAt : undefined);
  const startsAt = start === undefined ? null : Date.parse(start);
  const now = useNow(startsAt);
  if (details === null) return null;
  const signIn = (
    <ButtonLink
      key="sign-in"
      look={details.accessLevel === 'DENIED' ? 'quiet' : 'primary'}
      href={addresses.target(signInToWatch(page))}
    >
      {t('signIn')}
    </ButtonLink>
  );
  const goHome = <ButtonLink href={addresses.route('home')}>{t('goHome')}</ButtonLink>;

  switch (details.accessLevel) {
    case 'GRANTED_ON_SIGN_IN':
      return { title: t('signInToWatch'), text: t('signInToWatchText'), action: signIn };
    case 'DENIED': {
      const names = new Intl.ListFormat(language, { type: 'disjunction' }).format(
        details.availablePurchases.map(({ name }) => name),
      );
      const purchase = (
        <ButtonLink
          key="purchase"
          look="primary"
          href={addresses.route('purchase', {}, { from: addresses.target(page) })}
        >
          {t('purchase')}
        </ButtonLink>
      );
      return {
        title: t('deniedTitle'),
        ...(names === '' ? {} : { text: t('deniedText', { names }) }),
        action: isGuest ? [purchase, signIn] : purchase,
      };
    }
    case 'GEOBLOCKED':
      return { title: t('geoblockedTitle'), text: t('geoblockedText'), action: goHome };
    case 'GRANTED':
      if (details.onlinePlayback === 'NOT_AVAILABLE')
        return { title: t('notPlayableTitle'), text: t('notPlayableText'), action: goHome };
      if (startsAt === null || startsAt <= now) return null;
      return {
        title: t(details.type === 'VOD' ? 'premiereTitle' : 'upcomingTitle', {
          when: formatStart(startsAt, language, place),
        }),
        text: t('upcomingText'),
        children: <Countdown until={startsAt} />,
        action: goHome,
      };
  }
};

/** The picture of a title that does not play, with the reason on it. */
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
