import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useSession } from '@/components/run/runContext';
import { DemoLabel } from '@/components/ui/DemoLabel';

/** Room for three lines, used or not, so that nothing below moves when the name is known. */
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

/** The name of the link, always under the word Demo: a link must not be able to vouch for itself. */
export const DisplayName = () => (
  <Box sx={{ minWidth: 0 }}>
    <DemoLabel />
    <Name>
      <bdi data-testid="display-name">{useSession()?.values.name ?? '–'}</bdi>
    </Name>
  </Box>
);
