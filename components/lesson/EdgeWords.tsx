import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { exactColours } from '@/components/theme/exactColours';
import { letters } from '@/components/theme/markStyles';
import { lessonColumn, lessonGap, lessonWidth } from '@/components/theme/lessonColumn';

/** Pixels from one word to the next: less than a picture of an amount is high. */
const pitch = 140;

/** As many as the highest windows need. */
const words = Array.from({ length: 24 }, (_, index) => (index + 0.5) * pitch);

/** Between the page and the column of the lesson; below the scrim, like what is beside it. */
const Edge = styled('div')(({ theme }) => ({
  display: 'none',
  [lessonColumn]: {
    display: 'block',
    '[data-lesson=folded] &': { display: 'none' },
    position: 'fixed',
    inset: `var(--notice-height) ${lessonWidth} 0 auto`,
    width: `calc(${lessonGap} + ${theme.spacing(3)})`,
    // Above the header, which is as wide as the page with its padding.
    zIndex: theme.zIndex.appBar,
    overflow: 'hidden',
    pointerEvents: 'none',
    ...letters,
    color: theme.palette.text.secondary,
    textAlign: 'center',
    ...exactColours,
    small: { position: 'absolute', insetInline: 0, font: 'inherit' },
  },
}));

/**
 * The word for simulation, over and over, between the page and the lesson: a picture of an amount at
 * the edge of the page has no more of the page in it.
 */
export const EdgeWords = () => {
  const word = useTranslations('notice')('word');
  return (
    <Edge aria-hidden="true">
      {words.map((top) => (
        <small key={top} style={{ top }}>
          {word}
        </small>
      ))}
    </Edge>
  );
};
