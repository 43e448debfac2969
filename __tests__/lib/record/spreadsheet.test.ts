/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { countrySeparators, type Country } from '@/lib/config/currencyFormats';
import { csvFile } from '@/lib/record/runFile';
import { runTable } from '@/lib/record/runTable';
import { mainTradeHistory } from '@/lib/simulation/mainTradeHistory';

/** Windows' numbers of languages, by which LibreOffice imports a file as in a country. */
const languageIds: Readonly<Record<Country, number>> = {
  US: 1033,
  GB: 2057,
  DE: 1031,
  ES: 3082,
  IT: 1040,
  FR: 1036,
  PL: 1045,
};

/** LibreOffice is started only by `npm run test:full`, and where it is installed. */
const isFull =
  process.env.PROPERTY_RUNS !== undefined && spawnSync('soffice', ['--version']).status === 0;

const text = 'Text - txt - csv (StarCalc)';

/** A file as a spreadsheet of a country reads it, saved with plain numbers. */
const asImported = (pieces: Iterable<string>, country: Country): string[][] => {
  const folder = mkdtempSync(join(tmpdir(), 'spreadsheet-'));
  try {
    const file = join(folder, 'run.csv');
    writeFileSync(file, [...pieces].join(''));
    const separator = countrySeparators[country].decimal === ',' ? ';' : ',';
    execFileSync(
      'soffice',
      [
        `-env:UserInstallation=file://${folder}/profile`,
        '--headless',
        `--infilter=${text}:${separator.charCodeAt(0)},34,76,1,,${languageIds[country]},false,true`,
        `--convert-to`,
        `csv:${text}:44,34,76,1,,1033,false,false`,
        '--outdir',
        join(folder, 'out'),
        file,
      ],
      { stdio: 'ignore' },
    );
    return parse(readFileSync(join(folder, 'out', 'run.csv')), {
      bom: true,
      relax_column_count: true,
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
};

(isFull ? describe : describe.skip)('the run as a spreadsheet opens it', () => {
  it.each(Object.keys(languageIds) as Country[])(
    'has all figures in %s',
    (country) => {
      const settings = { seed: 'file', amount: 5_000_00, trades: 7, rounds: 0 };
      const table = () => runTable('main', mainTradeHistory(settings, { count: 40 }));
      const file = csvFile(
        { notice: 'Simulation.', amount: 5_000.5 },
        table(),
        countrySeparators[country].decimal,
      );
      const rows = asImported(file.pieces, country);
      expect(rows.find(([key]) => key === 'amount')?.[1]).toBe('5000.5');
      const start = rows.findIndex(([key]) => key === 'serialNumber') + 1;
      expect(rows.slice(start).map((row) => row.slice(0, table().columns.length))).toEqual(
        [...table().rows].map((row) => row.map((cell) => (cell === null ? '' : String(cell)))),
      );
    },
    60_000,
  );
});
