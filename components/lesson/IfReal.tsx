import { useLocale } from 'next-intl';
import { useId, type ReactNode } from 'react';
import { SimulatedAmount } from '@/components/notice/SimulatedAmount';
import { useLoadedSession } from '@/components/run/runContext';
import { fees } from '@/lib/config/limits';
import { publishedFee, tradingFigures } from '@/lib/config/tradingFigures';
import { decimalOf } from '@/lib/format/decimal';
import { formatCount, formatMoney, formatPercent } from '@/lib/format/formatNumber';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import { breakEvenOf, feeOf, gainAfter, meanAfter, roundFee } from '@/lib/lesson/fee';
import { losingAt } from '@/lib/lesson/tally';
import { FeeChart } from './FeeChart';
import { More } from './More';
import type { LessonRun } from './useLessonRun';

export type FeeProps = {
  run: LessonRun;
  /** Hundredths of a percent, in `fees.range`. */
  fee: number;
  /** Missing on paper, where there is no slider. */
  onFee?: (fee: number) => void;
};

const Row = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);

/** The trades of the run, or its first ones as an example, less a fee set by a slider. */
export const IfReal = ({ run: { tally, charged, total }, fee: hundredths, onFee }: FeeProps) => {
  const t = useLoadedTranslations('lesson');
  const { profile, values } = useLoadedSession();
  const labelId = useId();
  const fee = feeOf(hundredths);
  const percent = (value: number) => formatPercent(value, profile, 2);
  const money = (value: number) => formatMoney(value, 2, profile);
  const dates = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'long', timeZone: 'UTC' });
  const mean = meanAfter(charged, fee);
  const breakEven = breakEvenOf(charged);
  const before = total - tally.gain;
  return (
    <>
      <h3>{t('realTitle')}</h3>
      <p>
        <small>{t('further')}</small>
      </p>
      <p>{t('realFirst')}</p>
      {tally.count === 0 && <p>{t('realNone', { trades: formatCount(charged.count, profile) })}</p>}
      <label>
        <span id={labelId}>{t('fee')}</span>
        <b style={{ marginLeft: '0.5em' }}>{percent(hundredths)}</b>
        {onFee && (
          <input
            type="range"
            data-testid="fee"
            aria-labelledby={labelId}
            aria-valuetext={percent(hundredths)}
            min={fees.range.min / 100}
            max={fees.range.max / 100}
            step={0.01}
            value={hundredths / 100}
            onChange={({ target }) => onFee(Math.round(Number(target.value) * 100))}
            style={{ display: 'block', width: '100%', minHeight: 44, margin: 0 }}
          />
        )}
      </label>
      {mean !== null && breakEven !== null && (
        <>
          <dl>
            <Row term={t('mean')}>
              <SimulatedAmount>
                <data data-testid={onFee ? 'fee-result' : undefined} value={decimalOf(mean)}>
                  {money(mean)}
                </data>
              </SimulatedAmount>
            </Row>
            <Row term={t('losing')}>
              {t('losingOf', {
                losing: formatCount(losingAt(charged, hundredths), profile),
                trades: formatCount(charged.count, profile),
              })}
            </Row>
            <Row term={t('breakEven')}>{percent(roundFee(breakEven))}</Row>
            <Row term={t('totalShown')}>
              <SimulatedAmount>{money(before + charged.gain)}</SimulatedAmount>
            </Row>
            <Row term={t('totalAfter')}>
              <SimulatedAmount>{money(before + gainAfter(charged, fee))}</SimulatedAmount>
            </Row>
          </dl>
          <FeeChart tally={charged} fee={fee} amount={before} />
        </>
      )}
      <p>{t('realEnd')}</p>
      <More title={t('feeTitle')}>
        <p>
          <span>{`${t('realFee', { fee: percent(fees.first) })} `}</span>
          <span translate="no">{publishedFee.source}</span>
          <span>{` (${t('readOn', { date: dates.format(new Date(publishedFee.read)) })}).`}</span>
        </p>
        {values.trades > 0 && <p>{t('realBefore')}</p>}
      </More>
      {tradingFigures.length > 0 && (
        <More title={t('figuresTitle')}>
          <ul>
            {tradingFigures.map(({ message, low, high, source, date, url }) => (
              <li key={message}>
                <span>
                  {`${t(message, {
                    low: formatPercent(low, profile, 0),
                    high: formatPercent(high, profile, 0),
                  })} `}
                </span>
                <a href={url} rel="noreferrer" target="_blank" translate="no">
                  {source}
                </a>
                <span>{` (${dates.format(new Date(date))})`}</span>
              </li>
            ))}
          </ul>
        </More>
      )}
    </>
  );
};
