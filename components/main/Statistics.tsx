import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { forcedColours, thinLine } from '@/components/theme/tokens';
import { SmallCard } from './SmallCard';

const Ghosts = styled('div')({
  flex: 1,
  display: 'grid',
  alignContent: 'space-between',
  paddingBottom: 24,
  maskImage: 'linear-gradient(#000, rgb(0 0 0 / 0.25))',
});

/** A short bar and a long one, which stand for a name and a figure. */
const Ghost = styled('div')(({ theme }) => {
  const bar = {
    content: '""',
    borderRadius: 4,
    backgroundColor: theme.palette.ghost,
    [forcedColours]: { forcedColorAdjust: 'none', border: `1px solid ${thinLine}` },
  } as const;
  return {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    '&::before': { ...bar, width: 56, height: 8 },
    '&::after': { ...bar, flex: 1, height: 14 },
  };
});

const widths = ['94%', '81%', '70%', '57%', '47%'];

/** An empty placeholder, as decided: the card is not loading. */
export const Statistics = () => {
  const t = useTranslations();
  return (
    <SmallCard title={t('statistics')} testId="statistics" isEmpty>
      <Ghosts>
        {widths.map((width) => (
          <Ghost key={width} style={{ width }} />
        ))}
      </Ghosts>
    </SmallCard>
  );
};
