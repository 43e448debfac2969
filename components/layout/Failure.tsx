import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslations } from 'next-intl';
import { createRef } from 'react';
import type { FallbackProps } from 'react-error-boundary';

/** The page, which takes the focus of a button that disappears. */
export const page = createRef<HTMLElement>();

/** `isPage`: nothing but the notice is left. */
export const Failure = ({
  resetErrorBoundary,
  isPage = false,
}: FallbackProps & { isPage?: boolean }) => {
  const t = useTranslations('page');
  return (
    <Card role="alert" sx={{ alignItems: 'start', gap: 2, p: 'var(--padding)' }}>
      <Typography variant="h3" component="p">
        {t(isPage ? 'incomplete' : 'broken')}
      </Typography>
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
