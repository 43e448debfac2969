import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { selectStyle } from '@/components/ui/fieldStyle';

const periods = ['today', 'perWeek', 'perMonth', 'overall'] as const;

export type Period = (typeof periods)[number];

/** A native select: 14 kB smaller than MUI's, and better on phones. */
const Select = styled('select')(({ theme }) => ({
  ...selectStyle(theme),
  // A browser may paint it before it has read the options, and the title would then wrap.
  minWidth: '7.375rem',
  cursor: 'pointer',
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
