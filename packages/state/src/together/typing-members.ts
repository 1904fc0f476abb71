/** A member who has not been said to type for so long types no more. */
const TYPING_MS = 5_000;

/**
 * Who types at this moment, by what the room says of its members.
 * @param onChange given the ids of those who type, in the order in which they began
 */
export const createTypingMembers = (onChange: (ids: readonly string[]) => void) => {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const hear = (id: string, isTyping: boolean): void => {
    clearTimeout(timers.get(id));
    if (isTyping)
      timers.set(
        id,
        setTimeout(() => hear(id, false), TYPING_MS),
      );
    else timers.delete(id);
    onChange([...timers.keys()]);
  };
  return {
    hear,
    /** Nobody types, which is told to nobody. */
    clear: (): void => {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
  };
};
