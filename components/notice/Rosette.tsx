import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { fingerprintOf, rosettePaths, rosetteRadius } from '@/lib/rosette/rosette';

const Frame = styled('figure')(({ theme }) => ({
  containerType: 'inline-size',
  position: 'relative',
  aspectRatio: '1',
  margin: 0,
  svg: {
    display: 'block',
    fill: 'none',
    stroke: theme.palette.primary.main,
    strokeWidth: 0.6,
    opacity: theme.palette.mode === 'dark' ? 0.75 : 0.6,
  },
  '& > span': {
    position: 'absolute',
    inset: 0,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    textAlign: 'center',
    lineHeight: 1.3,
    // The free centre takes the longest word; on small rosettes, the text covers the inner ring.
    fontSize: 'max(0.625rem, 6.5cqi)',
    strong: { fontWeight: 600 },
    small: { minHeight: '1.3em' },
    // A gap in the lines around the letters.
    textShadow: `0 0 4px ${theme.palette.background.paper}, 0 0 4px ${theme.palette.background.paper}`,
  },
  '@media (forced-colors: active)': { svg: { stroke: 'CanvasText', opacity: 1 } },
}));

const radius = rosetteRadius;

/** The guilloche of a seed, around the word for simulation and a fingerprint to compare it by. */
export const Rosette = ({ seed }: { seed: string | null }) => {
  const t = useTranslations('notice');
  const paths = useMemo(() => (seed === null ? [] : rosettePaths(seed)), [seed]);
  const fingerprint = seed === null ? null : fingerprintOf(seed);
  return (
    <Frame
      role="img"
      aria-label={t('rosette', { fingerprint: fingerprint ?? '–' })}
      data-testid="seed-rosette"
    >
      <svg viewBox={`${-radius} ${-radius} ${2 * radius} ${2 * radius}`} aria-hidden="true">
        {paths.map((path) => (
          <path key={path} d={path} />
        ))}
      </svg>
      <span>
        <strong>{t('word')}</strong>
        <small>{fingerprint}</small>
      </span>
    </Frame>
  );
};
