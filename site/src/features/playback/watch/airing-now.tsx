import type { LiveDetails, VodDetails } from '@footlight/contract';
import { endOf, nowAndNext } from '@footlight/domain';
import { liveEventQuery } from '@footlight/state';
import { Airing } from '@footlight/ui';
import { useEffect } from 'react';
import { useSite } from '../../../app/site-context.js';
import { useNow } from '../../../app/use-now.js';

/** The current and next programme of a channel; reloaded once the known next programme has started. */
export const AiringNow = ({ details }: { readonly details: VodDetails | LiveDetails }) => {
  const { state, realm } = useSite();
  const {
    currentProgramme = null,
    nextProgramme = null,
    channelLogoUrl = null,
  } = details.programmingInfo ?? {};
  const programmes = [currentProgramme, nextProgramme].filter((one) => one !== null);
  const at = useNow(currentProgramme === null ? null : endOf(currentProgramme));
  const { now, next } = nowAndNext(programmes, at);
  const isOutdated = nextProgramme !== null && nextProgramme === now;
  useEffect(() => {
    if (isOutdated) void state.queries.entry(liveEventQuery, { id: details.id }).renew();
  }, [isOutdated, state, details.id]);
  if (now === null) return null;
  return (
    <Airing
      name={details.title}
      titleDisplayMode={realm.titleDisplayMode}
      logoUrl={channelLogoUrl}
      now={now}
      next={next}
      at={at}
    />
  );
};
