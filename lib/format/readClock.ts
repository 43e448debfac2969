/**
 * Reads a time in the form of a clock, or in seconds: `1:00:00`, `1:30`, `90`.
 *
 * @returns whole seconds; `null` if the text is not a time
 */
export const readClock = (text: string): number | null => {
  const parts = text.trim().split(':');
  if (parts.length > 3 || !parts.every((part) => /^\d{1,6}$/.test(part))) return null;
  // Only the first part may exceed 59: `90:00` is an hour and a half.
  if (parts.slice(1).some((part) => part.length !== 2 || Number(part) > 59)) return null;
  return parts.reduce((sum, part) => sum * 60 + Number(part), 0);
};
