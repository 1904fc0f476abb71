import type { GuideChannel, GuideProgramme } from '@footlight/contract';
import { IconButton, useLabels } from '@footlight/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { ProgrammeDialog } from '../../guide/programme-dialog.js';
import styles from './channel-details.module.css';

export interface ChannelDetailsProps {
  readonly channel: GuideChannel;
  readonly programme: GuideProgramme;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly onSelect: (programme: GuideProgramme) => void;
  readonly onClose: () => void;
}

/** Details of a programme, with buttons to the previous and next one of the channel's day (GUIDE-32). */
export const ChannelDetails = ({ channel, programme, now, onSelect, onClose }: ChannelDetailsProps) => {
  const { t, direction } = useLabels();
  const place = channel.programmes.findIndex(({ id }) => id === programme.id);
  return (
    <ProgrammeDialog programme={programme} channel={channel} now={now} onClose={onClose}>
      <span className={styles['steps']}>
        {([-1, 1] as const).map((step) => {
          const other = channel.programmes[place + step];
          return (
            <IconButton
              key={step}
              label={t(step < 0 ? 'scheduleEarlier' : 'scheduleLater')}
              aria-disabled={other === undefined}
              onClick={other && (() => onSelect(other))}
            >
              {step < 0 === (direction === 'ltr') ? <ChevronLeft /> : <ChevronRight />}
            </IconButton>
          );
        })}
      </span>
    </ProgrammeDialog>
  );
};
