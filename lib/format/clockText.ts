/**
 * Splits a time into hours, minutes (0 to 59) and seconds (0 to 59).
 *
 * @param seconds a whole number, 0 or more
 */
export const clockParts = (seconds: number) => ({
  hour: Math.floor(seconds / 3_600),
  minute: Math.floor(seconds / 60) % 60,
  second: seconds % 60,
});

/**
 * Writes a time like a clock: `1:30`, `1:00:00`.
 *
 * @param seconds a whole number, 0 or more
 */
export const clockText = (seconds: number): string => {
  const { hour, minute, second } = clockParts(seconds);
  const two = (part: number) => String(part).padStart(2, '0');
  return hour === 0 ? `${minute}:${two(second)}` : `${hour}:${two(minute)}:${two(second)}`;
};
