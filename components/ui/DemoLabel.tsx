import { styled } from '@mui/material/styles';

const Label = styled('span')(({ theme }) => ({
  display: 'block',
  width: 'fit-content',
  whiteSpace: 'nowrap',
  ...theme.typography.body2,
  padding: theme.spacing(0, 0.75),
  borderRadius: 4,
  backgroundColor: theme.palette.notice.main,
  color: theme.palette.notice.contrastText,
  fontWeight: 600,
  '@media (forced-colors: active), print': { border: '1px solid' },
}));

/** Marks text that came with the link; the same word in every language. */
export const DemoLabel = () => <Label translate="no">Demo</Label>;
