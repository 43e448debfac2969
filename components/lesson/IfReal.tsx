import { useLocale } from 'next-intl';
import { useId } from 'react';
import { EvenRule } from '@/components/notice/Marks';
import { useLoadedSession, useView } from '@/components/run/runContext';
import { fees } from '@/lib/config/limits';
import { publishedFee } from '@/lib/config/tradingFigures';
import { decimalOf } from '@/lib/format/decimal';
import { formatCount, formatMoney, formatPercent } from '@/lib/format/formatNumber';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import {
  breakEvenOf,
  expectedBreakEven,
  feeOf,
  gainAfter,
  meanAfter,
  roundFee,
} from '@/lib/lesson/fee';
import { losingAt } from '@/lib/lesson/tally';
import { FeeChart } from './FeeChart';
import { RealFigures } from './RealFigures';
import type { LessonRun } from './useLessonRun';

export type FeeProps = {
  run: LessonRun;
  /** Hundredths of a percent, in `fees.range`. */
  fee: number;
  /** Missing on paper, where there is no slider. */
  onFee?: (fee: number) => void;
};

/** The trades of the run, less a fee that a slider sets. */
export const IfReal = ({ run: { tally, total }, fee: hundredths, onFee }: FeeProps) => {
  const t = useLoadedTranslations('lesson');
  const { profile, values } = useLoadedSession();
  const view = useView();
  const labelId = useId();
  const fee = feeOf(hundredths);
  const percent = (value: number) => formatPercent(value, profile, 2);
  const money = (value: number) => formatMoney(value, 2, profile);
  const dates = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'long', timeZone: 'UTC' });
  const mean = meanAfter(tally, fee);
  const breakEven = breakEvenOf(tally);
  return (
    <>
      <h3>{t('realTitle')}</h3>
      <p>{t('realFirst')}</p>
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
      {mean === null || breakEven === null ? (
        <p>{t('realNone', { fee: percent(roundFee(expectedBreakEven(view))) })}</p>
      ) : (
        <>
          <EvenRule />
          <dl>
            <div>
              <dt>{t('mean')}</dt>
              <dd>
                <data data-testid={onFee ? 'fee-result' : undefined} value={decimalOf(mean)}>
                  {money(mean)}
                </data>
              </dd>
            </div>
            <div>
              <dt>{t('losing')}</dt>
              <dd>
                {t('losingOf', {
                  losing: formatCount(losingAt(tally, hundredths), profile),
                  trades: formatCount(tally.count, profile),
                })}
              </dd>
            </div>
            <div>
              <dt>{t('breakEven')}</dt>
              <dd>{percent(roundFee(breakEven))}</dd>
            </div>
            <div>
              <dt>{t('totalShown')}</dt>
              <dd>{money(total)}</dd>
            </div>
            <div>
              <dt>{t('totalAfter')}</dt>
              <dd>{money(total - tally.gain + gainAfter(tally, fee))}</dd>
            </div>
          </dl>
          <EvenRule />
          <FeeChart tally={tally} fee={fee} amount={total - tally.gain} />
        </>
      )}
      {values.trades > 0 && <p>{t('realBefore')}</p>}
      <p>
        <span>{`${t('realFee', { fee: percent(fees.first) })} `}</span>
        <span translate="no">{publishedFee.source}</span>
        <span>{` (${t('readOn', { date: dates.format(new Date(publishedFee.read)) })}).`}</span>
      </p>
      <p>{t('realEnd')}</p>
      <RealFigures />
    </>
  );
};
