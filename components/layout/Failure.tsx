import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import type { FallbackProps } from 'react-error-boundary';
import { CardTitle } from '@/components/theme/CardTitle';

const Content = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: 16,
  padding: 20,
});

/** `isPage`: nothing but the notice is left. */
export const Failure = ({
  resetErrorBoundary,
  isPage = false,
}: FallbackProps & { isPage?: boolean }) => {
  const t = useTranslations('page');
  return (
    <Card role="alert">
      <Content>
        <CardTitle as="p">{t(isPage ? 'incomplete' : 'broken')}</CardTitle>
        <Button onClick={resetErrorBoundary}>{t('retry')}</Button>
      </Content>
    </Card>
  );
};
