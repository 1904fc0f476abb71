import { ChannelLogo } from '../channel-logo/channel-logo.js';
import { unseen } from '../unseen/unseen.js';
import parts from './programme-parts.module.css';

export interface ChannelLineProps {
  readonly name: string;
  readonly titleDisplayMode: 'SHOW' | 'HIDE';
  readonly logoUrl: string | null;
}

/** The channel by its logo and its name; a logo that does not come leaves the name, which is the title of an event. */
export const ChannelLine = ({ name, titleDisplayMode, logoUrl }: ChannelLineProps) => (
  <span className={parts['channel']}>
    {logoUrl !== null && <ChannelLogo className={parts['logo']} url={logoUrl} size={28} />}
    <span className={titleDisplayMode === 'HIDE' ? unseen : parts['name']}>{name}</span>
  </span>
);
