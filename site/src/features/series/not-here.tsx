import { Notice, useLabels } from '@footlight/ui';

/** Says before all else that a series does not reach its viewer's country (ACC-31). */
export const NotHere = () => {
  const { t } = useLabels();
  return <Notice title={t('geoblockedTitle')} text={t('geoblockedText')} />;
};
