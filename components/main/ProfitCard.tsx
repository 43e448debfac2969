import ArrowIcon from '@mui/icons-material/ArrowDropDown';
import Card from '@mui/material/Card';
import InputBase from '@mui/material/InputBase';
import NativeSelect from '@mui/material/NativeSelect';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DetailsLink } from '@/components/details/DetailsLink';
import { TotalProfit } from '@/components/figures/TotalProfit';
import { useSession } from '@/components/run/run';
import {
  coarse,
  figureRoom,
  figureSize,
  forcedColours,
  lowWindow,
  lowerWindow,
  phones,
} from '@/components/theme/tokens';
import { formatCount } from '@/lib/format/formatNumber';
import { LastCampaign } from './LastCampaign';
import { useMainRun } from './mainRun';
import { ProfitPopUp } from './ProfitPopUp';

/** For queries about the width of the card. */
const hero = { container: 'hero / inline-size' };

const Content = styled('div')({
  [figureRoom]: 'calc(100cqi - 40px)',
  [figureSize]: '4rem',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  padding: 20,
  '@container hero (min-width: 44rem)': { [figureSize]: 'clamp(4rem, 8.5cqi, 5rem)' },
  [phones]: { [figureRoom]: 'calc(100cqi - 32px)', [figureSize]: '3.75rem', padding: 16 },
  [lowWindow]: { paddingBlock: 16 },
  [lowerWindow]: { [figureSize]: '3rem' },
});

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  marginBottom: 12,
});

const Heading = styled('div')(({ theme }) => ({
  position: 'relative',
  borderRadius: theme.shape.borderRadius,
  '&:has(:focus-visible)': { outline: `2px solid ${theme.palette.accentText}`, outlineOffset: 2 },
}));

const Label = styled('h2')(({ theme }) => ({
  ...theme.typography.body1,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  margin: 0,
  color: theme.palette.text.secondary,
  fontWeight: 500,
}));

const Pill = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '1.75rem',
  padding: '0 2px 0 10px',
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.selected,
  color: theme.palette.text.primary,
  fontWeight: 600,
  [coarse]: { minHeight: '2rem' },
  [forcedColours]: { outline: '1px solid' },
}));

/** Above the label, and a little higher than it. */
const Overlay = styled('div')({
  position: 'absolute',
  inset: '-8px 0',
  display: 'grid',
  opacity: 0,
  '@media print': { display: 'none' },
});

const Count = styled('p')(({ theme }) => ({
  ...theme.typography.body1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 8,
  minHeight: '1.5rem',
  margin: '8px 0 0',
  color: theme.palette.text.secondary,
  fontWeight: 500,
}));

const NoIcon = () => null;

const periods = ['today', 'perWeek', 'perMonth', 'overall'] as const;

/** The label of the figure, under an invisible select that changes its period, and nothing else. */
const Period = () => {
  const t = useTranslations();
  const input = { 'aria-label': t('figures.period'), 'data-testid': 'period' };
  const [period, setPeriod] = useState<(typeof periods)[number]>('today');
  return (
    <Heading>
      <Label id="profit-label" data-testid="profit-label">
        <span>{t('profit')}</span>{' '}
        <Pill>
          <span>{t(period)}</span>
          <ArrowIcon />
        </Pill>
      </Label>
      <Overlay>
        <NativeSelect
          name="period"
          input={<InputBase />}
          // The label has one.
          IconComponent={NoIcon}
          value={period}
          onChange={({ target }) => setPeriod(periods[target.selectedIndex] ?? 'today')}
          // Browsers would restore the choice, but not the word, after a reload.
          autoComplete="off"
          slotProps={{ input }}
        >
          {periods.map((each) => (
            <option key={each} value={each}>
              {t(each)}
            </option>
          ))}
        </NativeSelect>
      </Overlay>
    </Heading>
  );
};

const TradeCount = () => {
  const t = useTranslations('figures');
  const profile = useSession()?.profile;
  const count = useMainRun(({ state }) => state.count);
  const text =
    profile && count !== null ? t('trades', { count, number: formatCount(count, profile) }) : '–';
  return (
    <data data-testid="trade-count" data-part="count" value={count ?? ''}>
      {text}
    </data>
  );
};

export const ProfitCard = () => (
  <Card component="section" aria-labelledby="profit-label" style={hero}>
    <Content>
      <Head>
        <Period />
        <DetailsLink />
      </Head>
      <TotalProfit />
      <Count>
        <TradeCount />
        <ProfitPopUp />
      </Count>
      <LastCampaign />
    </Content>
  </Card>
);
