import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { forcedColours, thinLine } from '@/components/theme/tokens';
import { SmallCard } from './SmallCard';

/** Rows of a short bar and a long one, which stand for a name and a figure. */
const Bars = styled('div')(({ theme }) => ({
  flex: 1,
  display: 'grid',
  alignContent: 'space-between',
  paddingBottom: 24,
  maskImage: 'linear-gradient(#000, rgb(0 0 0 / 0.25))',
  '& > div': { display: 'flex', alignItems: 'center', gap: 12 },
  '& > ::before, & > ::after': {
    content: '""',
    flex: '0 0 56px',
    height: 8,
    borderRadius: 4,
    backgroundColor: theme.palette.ghost,
    [forcedColours]: { forcedColorAdjust: 'none', border: `1px solid ${thinLine}` },
  },
  '& > ::after': { flex: 1, height: 14 },
}));

const widths = ['94%', '81%', '70%', '57%', '47%'];

/** A placeholder on purpose: the card is not loading. */
export const Statistics = () => {
  const t = useTranslations();
  return (
    <SmallCard
      title={t('statistics')}
      data-testid="statistics"
      sx={{ background: 'none', boxShadow: 'none', color: 'text.secondary' }}
    >
      <Bars>
        {widths.map((width) => (
          <div key={width} style={{ width }} />
        ))}
      </Bars>
    </SmallCard>
  );
};
