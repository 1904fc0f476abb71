import type { CallName, FirstPage, ReplyOf } from '@footlight/contract';

/** What the service has answered of what a page asks for; undefined for what it has not. */
export const replyOf = <N extends CallName>({ brought }: FirstPage, name: N): ReplyOf<N> | undefined =>
  brought.find((answer) => answer.name === name)?.reply as ReplyOf<N> | undefined;
