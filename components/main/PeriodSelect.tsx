import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { unzoomed } from '@/components/theme/unzoomed';
import { arrowHalf } from '@/components/ui/fieldStyle';

const periods = ['today', 'perWeek', 'perMonth', 'overall'] as const;

export type Period = (typeof periods)[number];

/**
 * A native select: 14 kB smaller than MUI’s, and better on phones. Lies over the card’s title,
 * which shows the chosen period; only the arrow is visible.
 */
const Select = styled('select')(({ theme }) => ({
  position: 'absolute',
  inset: '50% 0 auto 0',
  minHeight: 44,
  width: '100%',
  border: 0,
  borderRadius: 8,
  appearance: 'none',
  transform: 'translateY(-50%)',
  background: `${arrowHalf(45, 0.375)},${arrowHalf(-45, 0)}`,
  '--arrow': theme.palette.text.secondary,
  color: 'transparent',
  font: 'inherit',
  ...unzoomed,
  cursor: 'pointer',
  forcedColorAdjust: 'none',
  '@media (forced-colors: active)': { '--arrow': 'CanvasText' },
  '& > option': { color: theme.palette.text.primary, background: theme.palette.background.paper },
  '@media print': { display: 'none' },
}));

type Props = { value: Period; onChange: (period: Period) => void };

/** Changes the period in the label of the profit, and nothing else. */
export const PeriodSelect = ({ value, onChange }: Props) => {
  const t = useTranslations();
  return (
    <Select
      name="period"
      data-testid="period"
      aria-label={t('figures.period')}
      value={value}
      onChange={({ target }) => {
        const chosen = periods.find((period) => period === target.value);
        if (chosen) onChange(chosen);
      }}
    >
      {periods.map((period) => (
        <option key={period} value={period}>
          {t(period)}
        </option>
      ))}
    </Select>
  );
};
