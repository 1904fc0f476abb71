import type { GuideProgramme } from '@footlight/contract';
import { recordingAt, tenseOf } from '@footlight/domain';
import type { HeldChannel } from '@footlight/state';
import { ProgrammeDetails, useLabels } from '@footlight/ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSite } from '../../app/site-context.js';

export interface GuideDetailsProps {
  readonly programme: GuideProgramme;
  readonly held: HeldChannel;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly onClose: () => void;
}

/** All about a programme of the guide, with the ways to watch it that there are. */
export const GuideDetails = ({ programme, held, now, onClose }: GuideDetailsProps) => {
  const { t, language } = useLabels();
  const { addresses, realm } = useSite();
  const navigate = useNavigate();
  const { name, logoUrl, eventId } = held.channel;
  const vodId = tenseOf(programme, now) === 'coming' ? null : recordingAt(programme, now);

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
      href={eventId === null ? null : addresses.route('live', { eventId })}
      startOverHref={vodId === null ? null : addresses.route('vod', { eventId: vodId }, { t: '0' })}
      onWatch={(click) => {
        if (click.metaKey || click.ctrlKey || click.shiftKey) return;
        click.preventDefault();
        const { pathname, search } = new URL(click.currentTarget.href);
        void navigate(`${pathname}${search}`);
      }}
      onClose={onClose}
    />
  );
};
