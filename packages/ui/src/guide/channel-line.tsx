import { ChannelLogo } from './channel-logo.js';
import { unseen } from '../text/unseen.js';
import parts from './programme-parts.module.css';

export interface ChannelLineProps {
  readonly name: string;
  readonly titleDisplayMode: 'SHOW' | 'HIDE';
  readonly logoUrl: string | null;
}

/** The channel's logo and name. If the logo fails to load, the name is shown, which is the title of an event. */
export const ChannelLine = ({ name, titleDisplayMode, logoUrl }: ChannelLineProps) => (
  <span className={parts['channel']}>
    {logoUrl !== null && <ChannelLogo className={parts['logo']} url={logoUrl} size={28} />}
    <span className={titleDisplayMode === 'HIDE' ? unseen : parts['name']}>{name}</span>
  </span>
);
