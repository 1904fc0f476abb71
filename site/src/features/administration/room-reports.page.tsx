import type { RoomReport } from '@footlight/contract';
import { errorLabel, type AdministrationLabelKey } from '@footlight/i18n';
import { createRoomReportChanges, roomReportsQuery } from '@footlight/state';
import { Button, Notice, formatDay, useLabels } from '@footlight/ui';
import { useState } from 'react';
import { definePage } from '../../app/define-page.js';
import { useSite } from '../../app/site-context.js';
import { useQuery } from '../../app/use-query.js';
import { useToast } from '../../shell/notices/toast-provider.js';
import { AdministeredList } from './administered-list.js';
import { AdministrationFrame } from './administration-frame.js';
import { useAdministrationLabels } from './administration-labels.js';
import styles from './administration.module.css';

const REASONS = {
  spam: 'adminRoomSpam',
  abuse: 'adminRoomAbuse',
  other: 'adminRoomOther',
} as const satisfies Readonly<Record<RoomReport['reason'], AdministrationLabelKey>>;

const Report = ({ report }: { readonly report: RoomReport }) => {
  const { t: common, language } = useLabels();
  const t = useAdministrationLabels();
  const { state } = useSite();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const { id, reason, reporterName, reportedName, message, at, isRoomOpen } = report;
  const settle = async (closeRoom: boolean): Promise<void> => {
    setBusy(true);
    const error = await createRoomReportChanges(state.queries).settle(id, closeRoom);
    setBusy(false);
    if (error !== null) toast({ words: common(errorLabel(error.code)), hasFailed: true });
  };
  return (
    <li className={styles['row']}>
      <div className={styles['words']}>
        <strong className={styles['name']}>{t(REASONS[reason])}</strong>
        {message !== null && <p dir="auto">{message}</p>}
        <p className={styles['details']}>
          {t('adminRoomReportBy', { name: reportedName, who: reporterName, date: formatDay(at, language) })}
        </p>
        {!isRoomOpen && <p className={styles['details']}>{t('adminRoomEnded')}</p>}
      </div>
      <div className={styles['search']}>
        {isRoomOpen && (
          <Button disabled={isBusy} onClick={() => void settle(true)}>
            {t('adminRoomClose')}
          </Button>
        )}
        <Button look="bare" disabled={isBusy} onClick={() => void settle(false)}>
          {t('adminRoomDismiss')}
        </Button>
      </div>
    </li>
  );
};

const Reports = () => {
  const t = useAdministrationLabels();
  const list = useQuery(roomReportsQuery, {});
  return (
    <>
      <p className={styles['lead']}>{t('adminRoomsLead')}</p>
      <AdministeredList
        list={list}
        label={t('adminRooms')}
        none={<Notice title={t('adminReviewsNone')} text={t('adminRoomsNoneText')} />}
      >
        {(report) => <Report key={report.id} report={report} />}
      </AdministeredList>
    </>
  );
};

/** Reports from members of watch-together rooms (ROOM-12). */
export const RoomReportsPage = () => (
  <AdministrationFrame section="roomReports">
    <Reports />
  </AdministrationFrame>
);

export const roomReportsPage = definePage({ Component: RoomReportsPage });
