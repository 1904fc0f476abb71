import type { GuideChannel, GuideProgramme } from '@footlight/contract';
import { announcedId, endOf, recordingAt, startOf, tenseOf } from '@footlight/domain';
import { ProgrammeDetails, useLabels } from '@footlight/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSite } from '../app/site-context.js';
import { ReminderActions } from './reminder-actions.js';

export interface ProgrammeDialogProps {
  readonly programme: GuideProgramme;
  readonly channel: GuideChannel;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly onClose: () => void;
  /** Further ways on, after those to watch it. */
  readonly children?: ReactNode;
}

/** All about a programme of the guide, with the ways to watch it that there are, or to be reminded of it. */
export const ProgrammeDialog = ({ programme, channel, now, onClose, children }: ProgrammeDialogProps) => {
  const { t, language } = useLabels();
  const { addresses, realm } = useSite();
  const navigate = useNavigate();
  const { name, logoUrl, eventId } = channel;
  const tense = tenseOf(programme, now);
  const vodId = tense === 'coming' ? null : recordingAt(programme, now);
  const href = eventId === null ? null : addresses.route('live', { eventId });

  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus();
    },
    [opener],
  );

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
      onWatch={(click) => {
        if (click.metaKey || click.ctrlKey || click.shiftKey) return;
        click.preventDefault();
        const { pathname, search } = new URL(click.currentTarget.href);
        void navigate(`${pathname}${search}`);
      }}
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
