import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { alternateRound } from '@/lib/config/limits';

const Bar = styled('div')(({ theme }) => ({
  width: 'min(28rem, 100%)',
  height: 2,
  backgroundColor: theme.palette.hairline,
  '& > div': {
    height: '100%',
    transformOrigin: 'left',
    transition: 'transform 180ms',
    backgroundColor: theme.palette.primary.main,
  },
}));

/** A line that grows with each message of the analysis. @param done messages shown so far */
export const AnalysisProgress = ({ done }: { done: number }) => {
  const t = useTranslations('alternate');
  return (
    <Bar
      role="progressbar"
      aria-label={t('progress')}
      aria-valuemin={0}
      aria-valuemax={alternateRound.steps}
      aria-valuenow={done}
    >
      <div style={{ transform: `scaleX(${done / alternateRound.steps})` }} />
    </Bar>
  );
};
