import type { Handlers } from '../../../feature.js';
import type { ProfilesService } from './profiles.service.js';

export const profilesHandlers = (profiles: ProfilesService) =>
  ({
    listProfiles: ({ caller }) => profiles.list(caller),
    createProfile: ({ caller, body }) => profiles.create(caller, body),
    saveProfile: ({ caller, params, body }) => profiles.save(caller, params.id, body),
    deleteProfile: async ({ caller, params }) => {
      await profiles.remove(caller, params.id);
    },
    switchProfile: ({ caller, params, body }) => profiles.enter(caller, params.id, body),
  }) satisfies Handlers;
