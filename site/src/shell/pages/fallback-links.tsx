import { Button, ButtonLink, useLabels } from '@footlight/ui';
import { useSite } from '../../app/site-context.js';
import { useGoBack } from '../navigation/use-go-back.js';

/** Back to the previous page, or home if there is none. */
export const BackButton = () => {
  const { t } = useLabels();
  const goBack = useGoBack();
  return <Button onClick={goBack}>{t('goBack')}</Button>;
};

/** Links of a missing page: home, search and back. */
export const FallbackLinks = () => {
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
