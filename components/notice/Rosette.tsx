import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { fingerprintOf, rosettePaths, rosetteRadius } from '@/lib/rosette/rosette';
import { useDeferredValue } from 'react';

const edge = 2 * rosetteRadius;

/** The lines of a seed's rosette, drawn after the figures; none while the seed is not known. */
const Guilloche = ({ seed }: { seed: string | null }) => {
  const drawn = useDeferredValue(seed);
  const paths = drawn === null ? [] : rosettePaths(drawn);
  return (
    <svg
      viewBox={`${-rosetteRadius} ${-rosetteRadius} ${edge} ${edge}`}
      fill="none"
      strokeWidth={0.6}
      aria-hidden="true"
    >
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
};

const Frame = styled('figure')(({ theme }) => ({
  position: 'relative',
  aspectRatio: '1',
  margin: 0,
  svg: {
    display: 'block',
    stroke: theme.palette.primary.main,
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
    fontSize: '0.6875rem',
    fontWeight: 500,
    'strong, small': { font: 'inherit', minHeight: '1.3em' },
    // Separates the letters from the lines.
    textShadow: `0 0 4px ${theme.palette.background.paper}, 0 0 4px ${theme.palette.background.paper}`,
  },
  '@media (forced-colors: active)': { svg: { stroke: 'CanvasText', opacity: 1 } },
  // Paper is white in either view.
  '@media print': {
    svg: theme.palette.mode === 'dark' ? { stroke: 'currentColor' } : {},
    '& > span': { textShadow: '0 0 4px white, 0 0 4px white' },
  },
}));

/** The guilloche of a seed, around the word for simulation and a fingerprint for comparison. */
export const Rosette = ({ seed }: { seed: string | null }) => {
  const t = useTranslations('notice');
  const fingerprint = seed === null ? null : fingerprintOf(seed);
  return (
    <Frame
      role="img"
      aria-label={t('rosette', { fingerprint: fingerprint ?? '–' })}
      data-testid="seed-rosette"
    >
      <Guilloche seed={seed} />
      <span>
        <strong>{t('word')}</strong>
        <small>{fingerprint}</small>
      </span>
    </Frame>
  );
};
