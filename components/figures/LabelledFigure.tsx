import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Simulated } from '@/components/figures/Simulated';

type Props = {
  label: string;
  testId?: string;
  part?: string;
  /** The exact value, and how it is displayed; `null` until the link has been read, or without one. */
  figure: { readonly value: string; readonly text: string } | null;
  isGain?: boolean;
};

export const LabelledFigure = ({ label, testId, part, figure, isGain = false }: Props) => {
  const text: ReactNode = (
    <data data-testid={testId} value={figure?.value ?? ''}>
      {figure?.text ?? '–'}
    </data>
  );
  return (
    <Box data-part={part}>
      <Typography variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography variant="h2" component="p" color={isGain ? 'primary' : 'textPrimary'}>
        {isGain ? <Simulated>{text}</Simulated> : text}
      </Typography>
    </Box>
  );
};
