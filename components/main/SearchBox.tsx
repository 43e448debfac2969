import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { fieldStyle } from '@/components/ui/fieldStyle';

const Field = styled('input')(({ theme }) => ({
  ...fieldStyle(theme),
  // Takes the free space first, up to its largest width.
  flex: '99 1 4rem',
  minWidth: 0,
  maxWidth: 320,
  '&::placeholder': { color: theme.palette.text.secondary, opacity: 1 },
  [theme.breakpoints.down('md')]: { maxWidth: 'none' },
  '@media print': { display: 'none' },
}));

/** Accepts text, but searches nothing: part of the demonstration. */
export const SearchBox = () => {
  const search = useTranslations()('search');
  return <Field type="search" aria-label={search} placeholder={search} autoComplete="off" />;
};
