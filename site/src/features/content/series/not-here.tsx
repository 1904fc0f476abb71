import { Notice, useLabels } from '@footlight/ui';

/** Notice that a series is not available in the viewer's country (ACC-31). */
export const NotHere = () => {
  const { t } = useLabels();
  return <Notice title={t('geoblockedTitle')} text={t('geoblockedText')} />;
};
