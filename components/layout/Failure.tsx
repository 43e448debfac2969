import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useTranslations } from 'next-intl';
import { createRef } from 'react';
import type { FallbackProps } from 'react-error-boundary';
import { CardTitle } from '@/components/theme/CardTitle';

/** The page, which takes the focus of a button that disappears. */
export const page = createRef<HTMLElement>();

/** `isPage`: nothing but the notice is left. */
export const Failure = ({
  resetErrorBoundary,
  isPage = false,
}: FallbackProps & { isPage?: boolean }) => {
  const t = useTranslations('page');
  return (
    <Card
      role="alert"
      sx={{ gridTemplate: 'none', justifyItems: 'start', alignContent: 'start', gap: 2, p: 2.5 }}
    >
      <CardTitle as="p">{t(isPage ? 'incomplete' : 'broken')}</CardTitle>
      <Button
        onClick={() => {
          page.current?.focus();
          resetErrorBoundary();
        }}
      >
        {t('retry')}
      </Button>
    </Card>
  );
};
