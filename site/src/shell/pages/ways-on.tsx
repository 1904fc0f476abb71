import { Button, ButtonLink, useLabels } from '@footlight/ui';
import { useSite } from '../../app/site-context.js';
import { useGoBack } from '../navigation/use-go-back.js';

/** Back to the page before; home for who came from nowhere. */
export const BackButton = () => {
  const { t } = useLabels();
  const goBack = useGoBack();
  return <Button onClick={goBack}>{t('goBack')}</Button>;
};

/** From a page that is not there: home, search, back. */
export const WaysOn = () => {
  const { t } = useLabels();
  const { addresses } = useSite();
  return (
    <>
      <ButtonLink look="primary" href={addresses.route('home')}>
        {t('goHome')}
      </ButtonLink>
      <ButtonLink href={addresses.route('search')}>{t('search')}</ButtonLink>
      <BackButton />
    </>
  );
};
