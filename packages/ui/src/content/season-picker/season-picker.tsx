import { Button } from '../../controls/button.js';
import { useLabels } from '../../labels/labels.js';
import { Notice } from '../../feedback/notice.js';
import { SeasonTabs } from '../season-tabs/season-tabs.js';
import { SeasonDropdown } from './season-dropdown.js';
import styles from './season-picker.module.css';
import type { SeasonPickerProps } from './season-picking.js';

/** Error labels by the load that failed (SERIES-5). */
const FAULTS = {
  loadSeasons: 'seasonsFailed',
  loadMoreSeasons: 'seasonsMoreFailed',
  loadPreviousSeasons: 'seasonsPreviousFailed',
} as const;

/** Chooses a season of a series: tabs when there are few, else a dropdown. */
export const SeasonPicker = (props: SeasonPickerProps) => {
  const { t } = useLabels();
  const { seasons, currentId, hrefOf, look, error = null, onRetry, onFollow } = props;
  return (
    <>
      {look === 'tabs' ? (
        <SeasonTabs seasons={seasons} currentId={currentId} hrefOf={hrefOf} onFollow={onFollow} />
      ) : (
        <SeasonDropdown {...props} />
      )}
      {error !== null && (
        <div className={styles['fault']}>
          <Notice
            urgent
            title={t(FAULTS[error])}
            {...(onRetry === undefined ? {} : { action: <Button onClick={onRetry}>{t('retry')}</Button> })}
          />
        </div>
      )}
    </>
  );
};
