import type { Watchlist } from '@footlight/contract';
import { errorMessage, useLabels } from '@footlight/ui';
import { useSite } from '../../app/site-context.js';
import { useToast } from '../../shell/notices/toast-provider.js';

/**
 * Deletes one of the viewer's lists or removes a saved one, and offers to undo it (LIST-40).
 * @returns whether it succeeded
 */
export const useListRemoval = () => {
  const { t } = useLabels();
  const { state } = useSite();
  const showToast = useToast();
  const lists = state.watchlists.getState();
  const failed = (): void => {
    const { actionError } = state.watchlists.getState();
    state.watchlists.getState().clearError();
    showToast({
      words: actionError === null ? t('watchlistChangeFailed') : errorMessage(actionError, t),
      hasFailed: true,
    });
  };
  return async (list: Watchlist): Promise<boolean> => {
    const { name, watchlistExternalId: id, ownerExternalId: owner } = list;
    const isOwn = list.ownership === 'OWNED';
    if (!(await lists.remove(list))) {
      failed();
      return false;
    }
    const undo = async (): Promise<void> => {
      const isBack = await (isOwn ? lists.restore(id) : lists.save(owner, id));
      if (isBack) showToast({ words: t('watchlistRestored', { name }) });
      else failed();
    };
    showToast({
      words: t(isOwn ? 'watchlistDeleted' : 'watchlistForgotten', { name }),
      action: { label: t('watchlistUndo'), act: () => void undo() },
    });
    return true;
  };
};
