'use client';

import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { DemoLabel } from '@/components/display/DemoLabel';
import type { Session } from '@/components/run/resolveSession';
import { limits } from '@/lib/config/limits';
import { totalPlaces, type View } from '@/lib/config/views';
import { formatCount, formatMoney } from '@/lib/format/formatNumber';

const Text = styled('div')(({ theme }) => ({
  h3: { margin: theme.spacing(3, 0, 1), ...theme.typography.h3 },
  p: { margin: theme.spacing(0, 0, 1.5) },
  ul: { margin: 0, paddingLeft: theme.spacing(2.5) },
  'li + li': { marginTop: theme.spacing(0.5) },
  dl: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: theme.spacing(0.5, 3),
    margin: theme.spacing(0, 0, 1.5),
  },
  dt: { color: theme.palette.text.secondary },
  dd: { margin: 0, overflowWrap: 'anywhere' },
}));

const seconds = (milliseconds: number) => String(milliseconds / 1_000);

/** What is random and between which limits, why every trade wins, and what the link settled. */
export const DetailsText = ({ view, session }: { view: View; session: Session }) => {
  const t = useTranslations('details');
  const { settings, profile } = session;
  const { profit, sell, tradeInterval, startingAmount, startingTrades } = limits;
  const money = (hundredths: number) => formatMoney(hundredths, 2, profile);
  const wholeMoney = (hundredths: number) => formatMoney(hundredths, 0, profile);
  return (
    <Text>
      <p>{t('intro')}</p>
      <h3>{t('randomTitle')}</h3>
      <ul>
        <li>{t('profitRange', { min: money(profit.min), max: money(profit.max) })}</li>
        <li>{t('sellRange', { min: money(sell.min), max: money(sell.max) })}</li>
        <li>
          {t('interval', { min: seconds(tradeInterval.min), max: seconds(tradeInterval.max) })}
        </li>
        <li>
          {t('starting', {
            amountMin: wholeMoney(startingAmount.min),
            amountMax: wholeMoney(startingAmount.max),
            tradesMin: formatCount(startingTrades.min, profile),
            tradesMax: formatCount(startingTrades.max, profile),
          })}
        </li>
        <li>{t('fixed')}</li>
      </ul>
      <h3>{t('winsTitle')}</h3>
      <p>{t('wins')}</p>
      <p>{t('withdraw')}</p>
      <h3>{t('settingsTitle')}</h3>
      <dl>
        <dt>{t('name')}</dt>
        <dd>
          <DemoLabel />
          <bdi>{session.name}</bdi>
        </dd>
        <dt>{t('amount')}</dt>
        <dd>{formatMoney(settings.amount, totalPlaces[view], profile)}</dd>
        <dt>{t('trades')}</dt>
        <dd>{formatCount(settings.trades, profile)}</dd>
        <dt>{t('country')}</dt>
        <dd>{session.country}</dd>
        <dt>{t('currency')}</dt>
        <dd>{session.currency}</dd>
        <dt>{t('seed')}</dt>
        <dd>
          <code translate="no">{settings.seed}</code>
        </dd>
      </dl>
      <p>{t('seedHint')}</p>
    </Text>
  );
};
