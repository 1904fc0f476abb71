import type { Handlers } from '../../../feature.js';
import type { ProgrammeEdits } from './programme-edits.service.js';

export const programmesHandlers = (edits: ProgrammeEdits) =>
  ({
    listProgrammes: ({ params, query, caller }) => edits.list(params.id, query, caller),
    changeProgrammes: async ({ params, body, caller }) => ({
      programmes: [...(await edits.change(params.id, body.changes, caller))],
    }),
    listProgrammeVersions: ({ params, query, caller }) =>
      edits.versions(params.id, params.startDate, query, caller),
    restoreProgramme: async ({ params: { id, startDate, number }, body, caller }) => ({
      programme: await edits.restore(
        { channelId: id, startDate, number: Number(number) },
        body.version,
        caller,
      ),
    }),
  }) satisfies Handlers;
