import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { useChosenSpeed, useIsStill } from './runContext';

const Label = styled('div')(({ theme }) => ({ ...theme.typography.body2, fontWeight: 600 }));

/**
 * Shows a speed above that of real time, also while time is held. Sets `data-still` on the root
 * while nothing moves.
 */
export const SpeedLabel = () => {
  const t = useTranslations('bar');
  const speed = useChosenSpeed();
  const isStill = useIsStill();
  useEffect(() => {
    document.documentElement.toggleAttribute('data-still', isStill);
  }, [isStill]);
  return speed > 1 && <Label data-testid="speed">{t('speed', { speed })}</Label>;
};
