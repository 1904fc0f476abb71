import { useEffect, useState, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Shared behaviour of the programme dialogs: restores the focus on close, and follows links within the site.
 * @returns click handler for the links to watch
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
