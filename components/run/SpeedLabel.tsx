import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useChosenSpeed } from './runContext';

const Label = styled('div')(({ theme }) => ({ ...theme.typography.body2, fontWeight: 600 }));

/** Shows a speed above that of real time, also while time is held. */
export const SpeedLabel = () => {
  const t = useTranslations('bar');
  const speed = useChosenSpeed();
  return speed > 1 && <Label data-testid="speed">{t('speed', { speed })}</Label>;
};
