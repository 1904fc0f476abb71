import type { ShownEntry } from '@footlight/elements';
import { Button, Notice, useLabels } from '@footlight/ui';

/** The end of a list that comes in pages: the way to the next, or that it did not come. */
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
