import Typography from '@mui/material/Typography';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { SimulatedAmount } from '@/components/notice/SimulatedAmount';
import { VisuallyHidden } from './VisuallyHidden';

type Props = {
  /** Identifies the figure in tests and styles. */
  name: 'trades' | 'rate' | 'last';
  testId?: string;
  label: string;
  /** Whether the figure is a gain, shown with the simulation label. */
  isGain?: boolean;
  /** `null` while the figure is not known. */
  figure: { readonly value: string; readonly text: ReactNode } | null;
};

/** A figure below its label. */
export const LabelledFigure = ({ name, testId, label, isGain = false, figure }: Props) => {
  const t = useTranslations('figures');
  const data = (
    <data
      key={String(figure === null)}
      data-testid={testId}
      value={figure?.value ?? ''}
      aria-hidden={figure === null}
    >
      {figure?.text ?? '–'}
    </data>
  );
  return (
    <div data-figure={name}>
      <Typography variant="body2" component="h3" color="textSecondary">
        {label}
      </Typography>
      <Typography variant="h2" component="p" noWrap>
        {figure === null && <VisuallyHidden>{t('pending')}</VisuallyHidden>}
        {isGain ? <SimulatedAmount>{data}</SimulatedAmount> : data}
      </Typography>
    </div>
  );
};
