import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { useIsStill, useSpeed } from './runContext';

const Label = styled('div')(({ theme }) => ({ ...theme.typography.body2, fontWeight: 600 }));

/** Says how fast simulated time passes, unless it passes as fast as real time. */
export const SpeedLabel = () => {
  const t = useTranslations('bar');
  const speed = useSpeed();
  const isStill = useIsStill();
  useEffect(() => {
    document.documentElement.toggleAttribute('data-still', isStill);
  }, [isStill]);
  return speed > 1 && <Label data-testid="speed">{t('speed', { speed })}</Label>;
};
