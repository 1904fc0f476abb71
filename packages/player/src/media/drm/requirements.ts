import { PLAYREADY, type KeySystem, type KeySystemRequirements, type Protection } from './protection.js';

/** Names that engines try for a key system. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  [PLAYREADY]: [PLAYREADY, `${PLAYREADY}.recommendation`],
};

export const namesOf = ({ name }: Pick<KeySystem, 'name'>): readonly string[] => ALIASES[name] ?? [name];

/** The settings of a key system by the name that an engine uses for it. */
export const systemOf = ({ systems }: Protection, name: string): KeySystem | undefined =>
  systems.find((system) => namesOf(system).includes(name));

const withRobustness = (
  capabilities: MediaKeySystemMediaCapability[] | undefined,
  robustness: string | undefined,
): MediaKeySystemMediaCapability[] | undefined =>
  robustness === undefined
    ? capabilities
    : capabilities?.map((capability) => ({ ...capability, robustness }));

/** A configuration to request with the requirements of the page. */
export const requiring = (
  configuration: MediaKeySystemConfiguration,
  { videoRobustness, audioRobustness, persistentState, distinctiveIdentifier }: KeySystemRequirements = {},
): MediaKeySystemConfiguration => {
  const { videoCapabilities, audioCapabilities, ...rest } = configuration;
  const video = withRobustness(videoCapabilities, videoRobustness);
  const audio = withRobustness(audioCapabilities, audioRobustness);
  return {
    ...rest,
    ...(audio === undefined ? {} : { audioCapabilities: audio }),
    ...(video === undefined ? {} : { videoCapabilities: video }),
    ...(persistentState === undefined ? {} : { persistentState }),
    ...(distinctiveIdentifier === undefined ? {} : { distinctiveIdentifier }),
  };
};

/** Whether the page requires anything of a key system. */
export const hasRequirements = ({
  videoRobustness,
  audioRobustness,
  persistentState,
  distinctiveIdentifier,
}: KeySystem): boolean =>
  [videoRobustness, audioRobustness, persistentState, distinctiveIdentifier].some((one) => one !== undefined);
