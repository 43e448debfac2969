import { brand } from '@/lib/config/brand';

type Reminder = {
  /** In local time; only the day counts. */
  readonly day: Date;
  readonly title: string;
  readonly text: string;
  readonly url: string;
};

const twoDigits = (value: number) => String(value).padStart(2, '0');

const dayOf = (date: Date) =>
  `${date.getFullYear()}${twoDigits(date.getMonth() + 1)}${twoDigits(date.getDate())}`;

const escape = (text: string) => text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

/** Folds a line into parts of at most 75 octets. All but the first begin with a space. */
const fold = (line: string) => {
  const encoder = new TextEncoder();
  const parts = [''];
  for (const character of line) {
    const last = parts.at(-1) ?? '';
    if (encoder.encode(last + character).length > 75) parts.push(` ${character}`);
    else parts[parts.length - 1] = last + character;
  }
  return parts.join('\r\n');
};

/**
 * The text of an iCalendar file with an all-day event for each reminder.
 *
 * @param now the creation time of the file
 * @see https://www.rfc-editor.org/rfc/rfc5545
 */
export const calendarFile = (reminders: readonly Reminder[], now: Date): string => {
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const entries = reminders.flatMap(({ day, title, text, url }) => [
    'BEGIN:VEVENT',
    `UID:${stamp}-${dayOf(day)}@${brand.slug}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${dayOf(day)}`,
    `SUMMARY:${escape(title)}`,
    `DESCRIPTION:${escape(text)}`,
    `URL:${url}`,
    'END:VEVENT',
  ]);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${brand.name}//${brand.slug}//EN`,
    ...entries,
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
};
