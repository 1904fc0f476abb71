import type { ShownEntry } from '@footlight/widgets';
import { Button, Notice, useLabels } from '@footlight/ui';

/** End of a paginated list: loads the next page, or offers a retry. */
export const MoreOfList = ({
  list: { more, hasMore, loadMore, retry },
}: {
  readonly list: Pick<ShownEntry<unknown, unknown>, 'more' | 'hasMore' | 'loadMore' | 'retry'>;
}) => {
  const { t } = useLabels();
  if (more === 'failed')
    return (
      <Notice
        urgent
        title={t('rowFailed')}
        action={<Button onClick={() => void retry()}>{t('retry')}</Button>}
      />
    );
  if (!hasMore) return null;
  return (
    <Button disabled={more === 'loading'} onClick={() => void loadMore()}>
      {t('showMore')}
    </Button>
  );
};
