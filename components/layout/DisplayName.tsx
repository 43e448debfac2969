import Typography from '@mui/material/Typography';
import { useSession } from '@/components/run/runContext';
import { DemoLabel } from '@/components/ui/DemoLabel';

/** The name from the link, always marked Demo, so that a link cannot make itself credible. */
export const DisplayName = () => {
  const name = useSession()?.values.name ?? '–';
  return (
    <Typography
      variant="body2"
      component="div"
      data-part="name"
      sx={{
        display: '-webkit-box',
        minWidth: 0,
        overflow: 'hidden',
        overflowWrap: 'anywhere',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: 3,
      }}
    >
      <DemoLabel />
      <bdi data-testid="display-name">{name}</bdi>
    </Typography>
  );
};
