import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { alternateRound } from '@/lib/config/limits';

const Bar = styled('div')(({ theme }) => ({
  width: 'min(28rem, 100%)',
  height: 2,
  backgroundColor: theme.palette.hairline,
  // No rule is behind it where it is not as wide as the window.
  [theme.breakpoints.up('sm')]: { boxShadow: `0 0 8px 8px ${theme.palette.background.default}` },
  '& > div': {
    height: '100%',
    transformOrigin: 'left',
    transition: 'transform 180ms',
    backgroundColor: theme.palette.primary.main,
  },
}));

/** A line that grows with each message of the analysis. @param done messages shown so far */
export const AnalysisProgress = ({ done }: { done: number }) => (
  <Bar
    role="progressbar"
    aria-label={useTranslations('alternate')('progress')}
    aria-valuemin={0}
    aria-valuemax={alternateRound.steps}
    aria-valuenow={done}
  >
    <div style={{ transform: `scaleX(${done / alternateRound.steps})` }} />
  </Bar>
);
