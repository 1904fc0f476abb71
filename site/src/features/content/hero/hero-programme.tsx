import type { Hero, Programme } from '@footlight/contract';
import { ProgrammeDetails, useLabels } from '@footlight/ui';
import { useSite } from '../../../app/site-context.js';
import { useNow } from '../../../app/use-now.js';
import { useProgrammeDialog } from '../../guide/use-programme-dialog.js';

export interface HeroProgrammeProps {
  readonly hero: Hero;
  readonly programme: Programme;
  readonly onClose: () => void;
}

/** The current programme of a live hero, with the links to watch it. */
export const HeroProgramme = ({ hero, programme, onClose }: HeroProgrammeProps) => {
  const { t, language } = useLabels();
  const { addresses, realm } = useSite();
  const onWatch = useProgrammeDialog();
  const at = useNow();
  const { item } = hero;
  const href = addresses.content(item);

  return (
    <ProgrammeDetails
      programme={programme}
      name={item.title}
      titleDisplayMode={realm.titleDisplayMode}
      logoUrl={hero.channelLogoUrl ?? item.programmingInfo?.channelLogoUrl ?? null}
      image={item.images.thumbnail}
      at={at}
      language={language}
      t={t}
      href={href}
      onWatch={onWatch}
      onClose={onClose}
    />
  );
};
