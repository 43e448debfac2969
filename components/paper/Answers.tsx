import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import { SimulatedAmount } from '@/components/notice/SimulatedAmount';
import { useLoadedSession } from '@/components/run/runContext';
import { DemoLabel } from '@/components/ui/DemoLabel';
import { ReportSites } from '@/components/ui/ReportSites';
import { stableCoins } from '@/lib/config/stableCoins';
import { totalPlaces, views, type View } from '@/lib/config/views';
import { formatGain, formatMoney, formatPercent } from '@/lib/format/formatNumber';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import { winsInARow } from '@/lib/lesson/expectations';
import { hideContact } from '@/lib/parameters/isContact';
import { CardAnswers } from './CardSheet';
import { Sheet } from './Sheet';
import { PaperTable, TradesOnPaper } from './TradesOnPaper';
import { useQuestions } from './useQuestions';
import { useWorksheet } from './useWorksheet';
import { Questions } from './Worksheet';

/** Rows are lower than on a worksheet, so that all answers fit on the two sides of a sheet. */
const OfSheet = styled('section')({ '&& :is(th, td)': { height: 15, paddingBlock: 1 } });

const Places = styled('div')({ columns: 2 });

const AnswersTo = ({ view, seed }: { view: View; seed: string }) => {
  const t = useLoadedTranslations('lesson');
  const questions = useQuestions(view, seed);
  return (
    <OfSheet>
      <h3>{t('sheet', { number: String(views.indexOf(view) + 1) })}</h3>
      <TradesOnPaper view={view} seed={seed} />
      <Questions>
        {questions.map(({ question, options, answer, sites }) => (
          <li key={question} style={sites && { breakInside: 'auto' }}>
            <span>{question}</span>
            {options && <p>{options.join(' · ')}</p>}
            <p>
              <b>{answer}</b>
            </p>
            {sites && (
              <Places>
                <ReportSites sites={sites} />
              </Places>
            )}
          </li>
        ))}
      </Questions>
    </OfSheet>
  );
};

/** The figures in the answers for one seed, in the order of the questions. */
const KeyRow = ({ view, seed }: { view: View; seed: string }) => {
  const { profile } = useLoadedSession();
  const sheet = useWorksheet(view, seed);
  const money = (hundredths: number) => formatMoney(hundredths, 2, profile);
  const percent = (value: number) => formatPercent(value, profile, 2);
  const simulated = (amount: string) => <SimulatedAmount>{amount}</SimulatedAmount>;
  const cells =
    view === 'main'
      ? [
          percent(sheet.smallest.percent),
          percent(sheet.largest.percent),
          simulated(formatMoney(sheet.taxed, totalPlaces.main, profile)),
          money(sheet.tenth),
        ]
      : [
          formatPercent(sheet.successRate, profile),
          formatPercent(winsInARow(sheet.successRate, sheet.trades.length), profile),
          sheet.stable.map(({ serialNumber }) => serialNumber).join(', ') || '–',
          simulated(formatGain(sheet.gain, profile)),
          simulated(money(sheet.gainAfterFee)),
          percent(sheet.breakEven),
        ];
  return (
    <tr>
      <th scope="row" className="start" translate="no">
        {hideContact(seed)}
      </th>
      {cells.map((cell, index) => (
        <td key={index}>{cell}</td>
      ))}
    </tr>
  );
};

const KeyTable = ({ view, seeds }: { view: View; seeds: readonly string[] }) => {
  const t = useLoadedTranslations('paper');
  const heads =
    view === 'main'
      ? [t('keySmallest'), t('keyLargest'), t('keyTotal'), t('keyTax')]
      : [
          t('keyRate'),
          t('keyChance'),
          stableCoins.map(({ code }) => code).join(', '),
          t('keyGain'),
          t('keyLeft'),
          t('keyGone'),
        ];
  return (
    <PaperTable>
      <table>
        <thead>
          <tr>
            <th scope="col" className="start">
              <DemoLabel />
              {t('sheetSeed')}
            </th>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {seeds.map((seed) => (
            <KeyRow key={seed} view={view} seed={seed} />
          ))}
        </tbody>
      </table>
    </PaperTable>
  );
};

/** The answers to the worksheets and the cards, with a table of all seeds if there are several. */
export const Answers = ({ seeds }: { seeds: readonly string[] }) => {
  const t = useLoadedTranslations('paper');
  const tLesson = useLoadedTranslations('lesson');
  const [first = ''] = seeds;
  return (
    <Sheet title={tLesson('answers')} isAlone>
      {views.map((view) => (
        <AnswersTo key={view} view={view} seed={first} />
      ))}
      <CardAnswers />
      {seeds.length > 1 && (
        <section style={{ breakBefore: 'page' }}>
          <h3>{t('keyTitle')}</h3>
          <p>{t('keySame')}</p>
          {views.map((view) => (
            <Fragment key={view}>
              <h4>{tLesson('sheet', { number: String(views.indexOf(view) + 1) })}</h4>
              <KeyTable view={view} seeds={seeds} />
            </Fragment>
          ))}
        </section>
      )}
    </Sheet>
  );
};
