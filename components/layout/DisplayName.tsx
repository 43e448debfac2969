import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useSession } from '@/components/run/runContext';
import { DemoLabel } from '@/components/ui/DemoLabel';

const lineHeight = 1.5;

/** Three lines below the label, so that content below does not move when the name is known. */
const Place = styled('div')({ minWidth: 0, height: `calc(1.25rem + ${3 * lineHeight}em)` });

/** At most three lines. */
const Name = styled(Typography)({
  display: '-webkit-box',
  maxHeight: `${3 * lineHeight}em`,
  lineHeight,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
});

/** The name from the link, always marked Demo, so that a link cannot make itself credible. */
export const DisplayName = () => (
  <Place>
    <DemoLabel />
    <Name>
      <bdi data-testid="display-name">{useSession()?.values.name ?? '–'}</bdi>
    </Name>
  </Place>
);
