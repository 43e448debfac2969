'use client';

import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';

const Field = styled('input')(({ theme }) => ({
  minWidth: 0,
  width: '100%',
  maxWidth: 320,
  height: 44,
  padding: theme.spacing(0, 2),
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.paper,
  color: 'inherit',
  font: 'inherit',
  '&::placeholder': { color: theme.palette.text.secondary, opacity: 1 },
  [theme.breakpoints.down('md')]: { maxWidth: 'none' },
  '@media print': { display: 'none' },
}));

/** Takes text and does nothing, like the rest of a demonstration. */
export const SearchBox = () => {
  const search = useTranslations()('search');
  return <Field type="search" aria-label={search} placeholder={search} autoComplete="off" />;
};
