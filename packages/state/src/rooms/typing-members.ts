/** A member without a new typing event for this long is no longer typing. */
const TYPING_MS = 5_000;

/**
 * Tracks the members who are typing, from the events of the room.
 * @param onChange called with the ids of those who are typing, in the order in which they started
 */
export const createTypingMembers = (onChange: (ids: readonly string[]) => void) => {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const receive = (id: string, isTyping: boolean): void => {
    clearTimeout(timers.get(id));
    if (isTyping)
      timers.set(
        id,
        setTimeout(() => receive(id, false), TYPING_MS),
      );
    else timers.delete(id);
    onChange([...timers.keys()]);
  };
  return {
    receive,
    /** Clears the list without calling `onChange`. */
    clear: (): void => {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
  };
};
