import { useActionState, useRef } from 'react';

/**
 * Like `useActionState`, but drops what is dispatched while an action is pending instead of queueing it: a double click
 * acts once.
 */
export const useSingleAction = <State, Payload = void>(
  act: (previous: Awaited<State>, payload: Payload) => Promise<State>,
  initial: Awaited<State>,
): readonly [
  state: Awaited<State>,
  dispatch: (...payload: Payload extends void ? [] : [Payload]) => void,
  isPending: boolean,
] => {
  const isRunning = useRef(false);
  const [state, dispatch, isPending] = useActionState<State, Payload>(async (previous, payload) => {
    try {
      return await act(previous, payload);
    } finally {
      isRunning.current = false;
    }
  }, initial);
  return [
    state,
    (...payload) => {
      if (isRunning.current) return;
      isRunning.current = true;
      dispatch(payload[0] as Payload);
    },
    isPending,
  ];
};
