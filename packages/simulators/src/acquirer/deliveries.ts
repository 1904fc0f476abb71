import type { Merchant } from './ledger-entries.js';
import { signatureHeader } from './signature.js';

export interface Message {
  readonly id: string;
  readonly merchant: Merchant;
  readonly body: string;
}

/** A message with its time in milliseconds, and whether the merchant has accepted it. */
export interface SentMessage extends Message {
  readonly sentAt: number;
  readonly isTaken: boolean;
}

/** Delivery of messages; `held` keeps them until they are released, in original or reverse order. */
export interface DeliveryMode {
  readonly held: boolean;
  /** Number of times that each message is sent, even if accepted. */
  readonly copies: number;
}

export interface DeliveriesOptions {
  readonly now: () => number;
  /** Delays between the attempts for one message. @see https://docs.stripe.com/webhooks#retries */
  readonly retryAfterMs: readonly number[];
}

const TIMEOUT_MS = 5000;
const SENT_MAX = 1000;

const headerOf = ({ wire }: Merchant): string =>
  wire === 'stripe' ? 'stripe-signature' : 'footlight-acquirer-signature';

/** Sends signed messages to the merchants, with retries until they are accepted. */
export const createDeliveries = ({ now, retryAfterMs }: DeliveriesOptions) => {
  let mode: DeliveryMode = { held: false, copies: 1 };
  let heldMessages: Message[] = [];
  const sent: { readonly message: Message; readonly sentAt: number }[] = [];
  const accepted = new Set<string>();
  const timers = new Set<NodeJS.Timeout>();
  const running = new Set<Promise<void>>();
  let stopped = false;

  const post = async ({ merchant, body }: Message): Promise<boolean> => {
    if (merchant.webhookUrl === null) return true;
    try {
      const { ok } = await fetch(merchant.webhookUrl, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [headerOf(merchant)]: signatureHeader(body, merchant.webhookSecret, now()),
        },
        body,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return ok;
    } catch {
      return false;
    }
  };

  const deliver = async (message: Message, attempt: number): Promise<void> => {
    const taken = await post(message);
    if (taken) accepted.add(message.id);
    const wait = retryAfterMs[attempt];
    if (taken || wait === undefined || stopped) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      track(deliver(message, attempt + 1));
    }, wait);
    timers.add(timer);
  };

  const track = (work: Promise<void>): void => {
    running.add(work);
    void work.finally(() => running.delete(work));
  };

  const send = (message: Message): void => {
    for (let copy = 0; copy < mode.copies; copy += 1) track(deliver(message, 0));
  };

  return {
    /** Newest last. */
    sent: (): readonly SentMessage[] =>
      sent.map(({ message, sentAt }) => ({ ...message, sentAt, isTaken: accepted.has(message.id) })),
    push: (message: Message): void => {
      sent.push({ message, sentAt: now() });
      if (sent.length > SENT_MAX) sent.shift();
      if (mode.held) heldMessages.push(message);
      else send(message);
    },
    set: (changed: Partial<DeliveryMode>): void => {
      mode = { ...mode, ...changed };
    },
    /** Sends the held messages one after the other. */
    release: async (order: 'forwards' | 'backwards'): Promise<void> => {
      const waiting = order === 'forwards' ? heldMessages : heldMessages.toReversed();
      heldMessages = [];
      for (const message of waiting) {
        for (let copy = 0; copy < mode.copies; copy += 1) await deliver(message, 0);
      }
    },
    stop: async (): Promise<void> => {
      stopped = true;
      for (const timer of timers) clearTimeout(timer);
      await Promise.all(running);
    },
  };
};

export type Deliveries = ReturnType<typeof createDeliveries>;
