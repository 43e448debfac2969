import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { forcedColours, thinLine } from '@/components/theme/tokens';
import { SmallCard } from './SmallCard';

const Ghosts = styled('div')({
  flex: 1,
  display: 'grid',
  alignContent: 'space-between',
  minHeight: '7rem',
  paddingBottom: 24,
  maskImage: 'linear-gradient(#000, rgb(0 0 0 / 0.25))',
});

const Ghost = styled('div')({
  display: 'grid',
  gridTemplateColumns: '56px 1fr',
  gap: 12,
  alignItems: 'center',
});

const Bar = styled('span')<{ height: number }>(({ theme, height }) => ({
  height,
  borderRadius: 4,
  backgroundColor: theme.palette.ghost,
  [forcedColours]: { forcedColorAdjust: 'none', border: `1px solid ${thinLine}` },
}));

/** Widths of the bars that stand for the statistics. */
const widths = ['92%', '74%', '58%', '41%', '27%'];

/** Not a card that loads, but a free place. */
export const Statistics = () => {
  const t = useTranslations();
  return (
    <SmallCard title={t('statistics')} testId="statistics" isFree>
      <Ghosts>
        {widths.map((width) => (
          <Ghost key={width}>
            <Bar height={8} />
            <Bar height={14} style={{ width }} />
          </Ghost>
        ))}
      </Ghosts>
    </SmallCard>
  );
};
