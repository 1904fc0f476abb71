import parts from './programme-parts.module.css';

export interface ChannelLineProps {
  readonly name: string;
  readonly logoUrl: string | null;
}

/** The channel by its logo and its name; a logo that does not come leaves the name. */
export const ChannelLine = ({ name, logoUrl }: ChannelLineProps) => (
  <span className={parts['channel']}>
    {logoUrl !== null && (
      <img
        className={parts['logo']}
        src={logoUrl}
        width={28}
        height={28}
        alt=""
        decoding="async"
        onError={({ currentTarget }) => {
          // Specification 000 §8: “Icon graphic load failure: … the icon hidden.”
          currentTarget.hidden = true;
        }}
      />
    )}
    <span className={parts['name']}>{name}</span>
  </span>
);
