import type { Hero, Programme } from '@footlight/contract';
import { ProgrammeDetails, useLabels } from '@footlight/ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSite } from '../app/site-context.js';
import { useNow } from '../app/use-now.js';

export interface HeroProgrammeProps {
  readonly hero: Hero;
  readonly programme: Programme;
  readonly onClose: () => void;
}

/** What is on behind a live hero, and the way to it. */
export const HeroProgramme = ({ hero, programme, onClose }: HeroProgrammeProps) => {
  const { t, language } = useLabels();
  const { addresses, realm } = useSite();
  const navigate = useNavigate();
  const at = useNow();
  const { item } = hero;
  const href = addresses.content(item);

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
      name={item.title}
      titleDisplayMode={realm.titleDisplayMode}
      logoUrl={hero.channelLogoUrl ?? item.programmingInfo?.channelLogoUrl ?? null}
      image={item.images.thumbnail}
      at={at}
      language={language}
      t={t}
      href={href}
      onWatch={(click) => {
        if (click.metaKey || click.ctrlKey || click.shiftKey) return;
        click.preventDefault();
        void navigate(href);
      }}
      onClose={onClose}
    />
  );
};
