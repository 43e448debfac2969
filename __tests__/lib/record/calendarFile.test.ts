/** @jest-environment node */
import { calendarFile } from '@/lib/record/calendarFile';

const linesOf = (file: string) => file.split('\r\n');

const now = new Date('2026-11-25T09:30:00.500Z');

const entry = { title: 'Again', text: 'Text', url: 'https://site.example/?lesson=1' };

describe('the calendar file', () => {
  it('has these lines', () => {
    expect(linesOf(calendarFile([{ ...entry, day: new Date(2026, 11, 9) }], now))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Dry Run//dry-run//EN',
      'BEGIN:VEVENT',
      'UID:20261125T093000Z-20261209@dry-run',
      'DTSTAMP:20261125T093000Z',
      'DTSTART;VALUE=DATE:20261209',
      'SUMMARY:Again',
      'DESCRIPTION:Text',
      'URL:https://site.example/?lesson=1',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('has an entry for the whole day of each reminder, in local time', () => {
    const days = [new Date(2026, 11, 9), new Date(2027, 1, 3, 23, 59)];
    const lines = linesOf(
      calendarFile(
        days.map((day) => ({ ...entry, day })),
        now,
      ),
    );
    expect(lines.filter((line) => line.startsWith('DTSTART'))).toEqual([
      'DTSTART;VALUE=DATE:20261209',
      'DTSTART;VALUE=DATE:20270203',
    ]);
    expect(lines.filter((line) => line === 'DTSTAMP:20261125T093000Z')).toHaveLength(2);
    expect(new Set(lines.filter((line) => line.startsWith('UID:'))).size).toBe(2);
  });

  it('escapes what separates values', () => {
    const day = new Date(2026, 11, 9);
    const file = calendarFile([{ ...entry, day, text: 'a, b; c\\d\ne' }], now);
    expect(linesOf(file)).toContain('DESCRIPTION:a\\, b\\; c\\\\d\\ne');
  });

  it('folds lines of more than 75 octets, between characters', () => {
    const day = new Date(2026, 11, 9);
    const longest = 'x'.repeat(67);
    expect(linesOf(calendarFile([{ ...entry, day, title: longest }], now))).toContain(
      `SUMMARY:${longest}`,
    );
    const title = 'ż👩'.repeat(40);
    const lines = linesOf(calendarFile([{ ...entry, day, title }], now));
    const encoder = new TextEncoder();
    for (const line of lines) expect(encoder.encode(line).length).toBeLessThanOrEqual(75);
    const first = lines.findIndex((line) => line.startsWith('SUMMARY:'));
    const rest = lines.slice(first + 1);
    const folded = rest.slice(
      0,
      rest.findIndex((line) => !line.startsWith(' ')),
    );
    expect((lines[first] ?? '') + folded.map((line) => line.slice(1)).join('')).toBe(
      `SUMMARY:${title}`,
    );
  });
});
