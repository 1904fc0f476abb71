import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import notes from './watchlist-notes.module.css';

/**
 * Confirms that a title was added, before the panel closes by itself. Takes the focus, because the pressed button is
 * gone.
 */
export const WatchlistAdded = ({ words }: { readonly words: string }) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} className={notes['added']} role="status" tabIndex={-1}>
      <span className={notes['tick']} aria-hidden="true">
        <Check size={28} strokeWidth={2} />
      </span>
      <p>{words}</p>
    </div>
  );
};
