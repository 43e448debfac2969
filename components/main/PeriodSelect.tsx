'use client';

import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';

const periods = ['today', 'perWeek', 'perMonth', 'overall'] as const;

export type Period = (typeof periods)[number];

/** The browser's own select: 14 kB lighter than MUI's, and better on phones. */
const Select = styled('select')(({ theme }) => ({
  minHeight: 44,
  maxWidth: '100%',
  padding: theme.spacing(0, 1.5),
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.paper,
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '@media print': { display: 'none' },
}));

type Props = { value: Period; onChange: (period: Period) => void };

/** Changes the label of the profit, and nothing else. */
export const PeriodSelect = ({ value, onChange }: Props) => {
  const t = useTranslations();
  return (
    <Select
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
