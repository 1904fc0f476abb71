/**
 * The result of some work.
 * @param tooLate makes the error
 * @throws {Error} if it takes longer
 */
export const inTime = async <T>(
  milliseconds: number,
  work: Promise<T>,
  tooLate = (): Error => new Error(`It did not end within ${String(milliseconds / 1000)} s.`),
): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(tooLate()), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};
