import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useSession } from '@/components/run/runContext';
import { DemoLabel } from '@/components/ui/DemoLabel';

/** Reserves three lines, so that content below does not move when the name is known. */
const Name = styled('p')({
  display: '-webkit-box',
  height: '4.5em',
  margin: 0,
  lineHeight: 1.5,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
});

/** The name from the link, always marked Demo, so that a link cannot make itself credible. */
export const DisplayName = () => (
  <Box sx={{ minWidth: 0 }}>
    <DemoLabel />
    <Name>
      <bdi data-testid="display-name">{useSession()?.values.name ?? '–'}</bdi>
    </Name>
  </Box>
);
