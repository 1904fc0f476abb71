import { useEffect, useState, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * What every dialog about a programme does: it gives the focus back to what opened it, and leads to the programme within
 * the site.
 * @returns what a press on a way to watch does
 */
export const useProgrammeDialog = (): ((click: MouseEvent<HTMLAnchorElement>) => void) => {
  const navigate = useNavigate();
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus();
    },
    [opener],
  );
  return (click) => {
    if (click.metaKey || click.ctrlKey || click.shiftKey) return;
    click.preventDefault();
    const { pathname, search } = new URL(click.currentTarget.href);
    void navigate(`${pathname}${search}`);
  };
};
