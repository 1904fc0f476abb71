import type { Paging } from '@footlight/contract';
import type { Status } from '@footlight/state';
import { Button, Notice, useLabels } from '@footlight/ui';

/** The end of a list that comes in pages: the way to the next, or that it did not come. */
export const MoreOfList = ({
  more,
  paging,
  onMore,
}: {
  /** Of the last page asked for. */
  readonly more: Status;
  readonly paging: Paging;
  readonly onMore: () => void;
}) => {
  const { t } = useLabels();
  if (more === 'failed')
    return <Notice urgent title={t('rowFailed')} action={<Button onClick={onMore}>{t('retry')}</Button>} />;
  if (!paging.moreDataAvailable) return null;
  return (
    <Button disabled={more === 'loading'} onClick={onMore}>
      {t('showMore')}
    </Button>
  );
};
