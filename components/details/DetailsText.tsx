'use client';

import { styled } from '@mui/material/styles';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import { DemoLabel } from '@/components/ui/DemoLabel';
import type { Session } from '@/components/run/resolveSession';
import { totalPlaces, type View } from '@/lib/config/views';
import { formatCount, formatMoney } from '@/lib/format/formatNumber';
import { AlternateRules } from './AlternateRules';
import { MainRules } from './MainRules';

const Text = styled('div')(({ theme }) => ({
  h3: { margin: theme.spacing(3, 0, 1), ...theme.typography.h3 },
  p: { margin: theme.spacing(0, 0, 1.5) },
  ul: { margin: 0, paddingLeft: theme.spacing(2.5) },
  'li + li': { marginTop: theme.spacing(0.5) },
  dl: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(min-content, 1fr)',
    gap: theme.spacing(0.5, 3),
    margin: theme.spacing(0, 0, 1.5),
  },
  dt: { color: theme.palette.text.secondary, overflowWrap: 'anywhere', hyphens: 'auto' },
  dd: { margin: 0, overflowWrap: 'anywhere' },
}));

/** What is random and between which limits, why every trade wins, and what the link settled. */
export const DetailsText = ({ view, session }: { view: View; session: Session }) => {
  const t = useLoadedTranslations('details');
  const { settings, profile } = session;
  return (
    <Text>
      <p>{t('intro')}</p>
      <h3>{t('randomTitle')}</h3>
      {view === 'main' ? <MainRules profile={profile} /> : <AlternateRules profile={profile} />}
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
