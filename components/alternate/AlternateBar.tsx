import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { contentWidth } from '@/components/layout/contentWidth';
import { DetailsButton } from '@/components/layout/DetailsButton';
import { PanelOpener } from '@/components/layout/PanelOpener';
import { ShareButton } from '@/components/layout/ShareButton';
import { PauseButton } from '@/components/run/PauseButton';

const Bar = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5, 3),
  ...contentWidth,
  padding: theme.spacing(2, 3),
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2), gap: theme.spacing(1) },
  '@media print': { display: 'none' },
}));

/** The header: menu (on small screens), details, link builder and pause. */
export const AlternateBar = () => (
  <Bar>
    <PanelOpener />
    <Box sx={{ flex: 1 }} />
    <DetailsButton />
    <ShareButton variant="icon" />
    <PauseButton />
  </Bar>
);
