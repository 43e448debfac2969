import ArrowIcon from '@mui/icons-material/ArrowUpward';
import { styled, type Theme } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { forcedColours } from '@/components/theme/tokens';
import { maxTrades } from '@/lib/config/listLengths';
import { useRun } from './run';

/** The CSS variable with the picture of a ghost, which stands for a row to come. */
export const ghostRow = '--ghost-row';

/**
 * Draws a line, and below it bars that stand for texts: SVG paths that start at evenly spaced points
 * on the middle line of a row, from its left edge to its right edge.
 */
export const drawGhost = ({ palette }: Theme, ...paths: readonly string[]) => {
  const bars = paths.map((path, index) => {
    const x = (100 * index) / (paths.length - 1);
    return `<svg x='${x}%' y='50%' overflow='visible'><path d='${path}'/></svg>`;
  });
  const image = `<svg xmlns='http://www.w3.org/2000/svg' stroke='${palette.ghost}' stroke-width='8' stroke-linecap='round'><path d='M0 0h9999' stroke='${palette.rule}' stroke-width='2' stroke-linecap='butt'/>${bars.join('')}</svg>`;
  return `url("data:image/svg+xml,${image.replaceAll('#', '%23')}")`;
};

const maxGhosts = 3;

/** Fills its parent, which is as high as the free rows. The ghosts are one element. */
const Root = styled('div')<{ free: number }>(({ theme, free }) => {
  const ghosts = Math.min(maxGhosts, free - 1);
  return {
    ...theme.typography.body2,
    position: 'absolute',
    inset: 0,
    color: theme.palette.text.secondary,
    textAlign: 'start',
    whiteSpace: 'normal',
    '& > p': {
      height: `${100 / free}%`,
      display: 'flex',
      alignItems: 'center',
      gap: 8,
      margin: 0,
    },
    '& svg': { fontSize: '1rem' },
    '&::after': ghosts > 0 && {
      content: '""',
      display: 'block',
      height: `${(100 * ghosts) / free}%`,
      background: `var(${ghostRow}) 0 0 / 100% ${100 / ghosts}%`,
      maskImage: 'linear-gradient(#000 12%, transparent 92%)',
      [forcedColours]: { display: 'none' },
    },
  };
});

/** `start`: the label of the button that starts the run. */
type Props = { className?: string; count: number; start: string };

/** Fills the room of later trades. Its style has to set `ghostRow`. */
export const FreeRows = ({ className, count, start }: Props) => {
  const t = useTranslations('list');
  const isIdle = useRun((snapshot) => snapshot.isIdle) ?? true;
  return (
    // A new element for each trade, so that none shifts.
    <Root key={count} className={className} free={maxTrades - count}>
      {count > 0 ? (
        <p>
          <ArrowIcon />
          <span>{t('next')}</span>
        </p>
      ) : (
        <p>{isIdle ? t('idle', { start }) : t('empty')}</p>
      )}
    </Root>
  );
};
