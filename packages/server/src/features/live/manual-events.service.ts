import {
  PAGE_SIZES,
  type BodyOf,
  type QueryOf,
  type ResponseOf,
  type SteeredEvent,
} from '@footlight/contract';
import { accountOf } from '../../http/requests/account-of.js';
import { ApiError } from '../../api-error.js';
import type { Clock } from '../../clock.js';
import type { AccountsService } from '../account/accounts.service.js';
import type { ContentView } from '../content/content-view.js';
import type { ControllableEvent, ManualChange, ManualEventsRepository } from './manual-events.repository.js';

export interface ManualEventsServiceOptions {
  readonly repository: ManualEventsRepository;
  readonly accounts: Pick<AccountsService, 'byId'>;
  readonly defaultLanguage: string;
  readonly clock: Clock;
}

const stateOf = ({ startsAt, endsAt }: ControllableEvent, now: number): SteeredEvent['state'] => {
  if (startsAt !== null && startsAt.getTime() > now) return 'upcoming';
  return endsAt !== null && endsAt.getTime() <= now ? 'ended' : 'live';
};

/** Lets operators start and end events manually; every action is logged (LIVE-8, LIVE-9). */
export class ManualEventsService {
  readonly #options: ManualEventsServiceOptions;

  constructor(options: ManualEventsServiceOptions) {
    this.#options = options;
  }

  /** @throws {ApiError} FORBIDDEN */
  async list(
    { rpp = PAGE_SIZES.steeredEvents, lastSeen }: QueryOf<'listSteeredEvents'>,
    view: ContentView,
  ): Promise<ResponseOf<'listSteeredEvents'>> {
    await this.#adminOf(view);
    const events = await this.#options.repository.page(rpp + 1, lastSeen);
    const page = events.slice(0, rpp);
    return {
      events: page.map((event) => this.#shown(event, view)),
      paging: { moreDataAvailable: events.length > rpp, lastSeen: page.at(-1)?.id ?? null },
    };
  }

  /** @throws {ApiError} FORBIDDEN, EVENT_NOT_FOUND, or CONFLICT if the event is already in that state */
  async change(id: string, { state }: BodyOf<'steerEvent'>, view: ContentView): Promise<SteeredEvent> {
    const actorId = await this.#adminOf(view);
    const event = await this.#options.repository.change(id, (found) => ({
      ...this.#decide(found, state),
      actorId,
    }));
    if (event === null) throw new ApiError('EVENT_NOT_FOUND');
    return this.#shown(event, view);
  }

  /** The role is read again: an access token can outlive the role it was issued for. */
  async #adminOf({ caller }: ContentView): Promise<string> {
    const id = accountOf(caller);
    if ((await this.#options.accounts.byId(id))?.role !== 'admin') throw new ApiError('FORBIDDEN');
    return id;
  }

  #shown(event: ControllableEvent, { language }: ContentView): SteeredEvent {
    return {
      id: event.id,
      title: (event.texts[language] ?? event.texts[this.#options.defaultLanguage])?.title ?? event.id,
      state: stateOf(event, this.#options.clock.now()),
      startsAt: event.startsAt?.toISOString() ?? null,
      endsAt: event.endsAt?.toISOString() ?? null,
      steeredAt: event.steeredAt?.toISOString() ?? null,
    };
  }

  #decide(event: ControllableEvent, requested: BodyOf<'steerEvent'>['state']): Omit<ManualChange, 'actorId'> {
    const now = this.#options.clock.now();
    const at = new Date(now);
    const state = stateOf(event, now);
    const conflict = (): never => {
      const found = requested === 'schedule' ? 'an event on its schedule' : `an event that is ${state}`;
      throw new ApiError('CONFLICT', { details: { state, found } });
    };
    switch (requested) {
      case 'live': {
        if (state === 'live') return conflict();
        // A scheduled end in the future is kept; one in the past would end the event at once.
        const endsAt = event.endsAt !== null && event.endsAt.getTime() > now ? event.endsAt : null;
        return { times: { startsAt: at, endsAt }, action: 'eventBegun', at };
      }
      case 'ended': {
        if (state !== 'live') return conflict();
        return { times: { startsAt: event.startsAt ?? at, endsAt: at }, action: 'eventEnded', at };
      }
      case 'schedule':
        return event.steeredAt === null ? conflict() : { times: null, action: 'eventOnSchedule', at };
      default:
        return requested satisfies never;
    }
  }
}
