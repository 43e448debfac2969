import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { stillSpeed } from '@/lib/config/speeds';
import { useSpeed } from './runContext';

const Label = styled('div')(({ theme }) => ({ ...theme.typography.body2, fontWeight: 600 }));

/** Says how fast simulated time passes, unless it passes as fast as real time. */
export const SpeedLabel = () => {
  const t = useTranslations('bar');
  const speed = useSpeed();
  // Disables animations at high speeds, where they would outlast what they show, and while time is
  // held.
  useEffect(() => {
    document.documentElement.toggleAttribute('data-still', speed === 0 || speed >= stillSpeed);
  }, [speed]);
  return speed > 1 && <Label data-testid="speed">{t('speed', { speed })}</Label>;
};
