import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';

const Label = styled('small')(({ theme }) => ({
  ...theme.typography.body2,
  flex: 'none',
  padding: '1px 8px',
  borderRadius: 4,
  backgroundColor: theme.palette.notice.main,
  color: theme.palette.notice.contrastText,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  WebkitPrintColorAdjust: 'exact',
  printColorAdjust: 'exact',
  '@media (forced-colors: active), print': { outline: '1px solid', outlineOffset: -1 },
}));

export const Stamp = () => {
  const t = useTranslations('notice');
  return <Label>{t('word')}</Label>;
};
