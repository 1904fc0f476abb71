import type { GuideChannel, GuideProgramme } from '@footlight/contract';
import { announcedId, endOf, recordingAt, startOf, tenseOf } from '@footlight/domain';
import { ProgrammeDetails, useLabels } from '@footlight/ui';
import type { ReactNode } from 'react';
import { useSite } from '../../app/site-context.js';
import { ReminderActions } from '../../shell/notices/reminder-actions.js';
import { useProgrammeDialog } from './use-programme-dialog.js';

export interface ProgrammeDialogProps {
  readonly programme: GuideProgramme;
  readonly channel: GuideChannel;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly onClose: () => void;
  /** Additional actions after the links to watch it. */
  readonly children?: ReactNode;
}

/** Details of a programme of the guide, with the available links to watch it or to set a reminder. */
export const ProgrammeDialog = ({ programme, channel, now, onClose, children }: ProgrammeDialogProps) => {
  const { t, language } = useLabels();
  const { addresses, realm } = useSite();
  const onWatch = useProgrammeDialog();
  const { name, logoUrl, eventId } = channel;
  const tense = tenseOf(programme, now);
  const vodId = tense === 'coming' ? null : recordingAt(programme, now);
  const href = eventId === null ? null : addresses.route('live', { eventId });

  return (
    <ProgrammeDetails
      programme={programme}
      name={name}
      titleDisplayMode={realm.titleDisplayMode}
      logoUrl={logoUrl}
      image={null}
      at={now}
      language={language}
      t={t}
      href={href}
      startOverHref={vodId === null ? null : addresses.route('vod', { eventId: vodId }, { t: '0' })}
      onWatch={onWatch}
      onClose={onClose}
    >
      {tense === 'coming' && (
        <ReminderActions
          of={{
            id: announcedId('programme', programme.id),
            title: programme.title,
            description: programme.description,
            href: href ?? addresses.route('epg'),
            startsAt: startOf(programme),
            endsAt: endOf(programme),
          }}
        />
      )}
      {children}
    </ProgrammeDetails>
  );
};
