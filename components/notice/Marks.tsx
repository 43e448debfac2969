import { styled, type SxProps, type Theme } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { exactColours } from '@/components/theme/exactColours';
import { fontFamily } from '@/components/theme/fontFamily';
import { letters } from '@/components/theme/markStyles';

/** The word for simulation below an amount, where other pages have the code of the currency. */
export const wordBelow = { ...letters, content: 'var(--word)', display: 'block' } as const;

/** Words beside each other, as a pseudo-element: as many as fit on one line. */
export const ruleLine = {
  ...letters,
  content: 'var(--words)',
  display: 'block',
  height: 15,
  overflow: 'hidden',
  whiteSpace: 'normal',
  wordSpacing: 30,
  textAlignLast: 'justify',
} as const;

/** A gap in a border of one pixel, as wide as the word in it. */
const gap = 'linear-gradient(var(--outside) 50%, var(--inside) 0) 50%/100% 3px no-repeat';

const inGap = { margin: '0 -8px', padding: '0 8px', background: gap } as const;

/** Puts an even rule on the lower border of a card. */
export const onLowerBorder = {
  position: 'absolute',
  inset: 'auto calc(var(--pad) - 8px) -8px',
  padding: '0 8px',
  '--outside': 'var(--surface)',
  '--inside': 'var(--ground)',
  '&::before': inGap,
  hr: { background: 'none', '&::before, &::after': inGap },
} as const;

/** As wide as leaves at most 172 pixels from word to word, whatever the width of the rule. */
const segment = 'max(var(--segment), min(1.4 * var(--segment), 30%))';

/** A line with the word for simulation at both ends. Constant, so never rendered again. */
export const rule = <hr aria-hidden="true" />;

const Line = styled('hr')({});

/** A rule in a place of its own. */
export const Rule = ({ sx }: { sx: SxProps<Theme> }) => <Line aria-hidden="true" sx={sx} />;

const segmentsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => <hr key={index} />);

/** As many segments as fit, each with the word at its end, after the word at the beginning. */
const Segments = styled('div')({
  ...letters,
  display: 'flex',
  flexWrap: 'wrap',
  position: 'relative',
  zIndex: 1,
  flex: 'none',
  height: 15,
  overflow: 'hidden',
  forcedColorAdjust: 'none',
  '&::before': { content: 'var(--word)' },
  hr: {
    flex: `1 0 ${segment}`,
    justifyContent: 'end',
    marginLeft: 8,
    '&::before': { content: 'none' },
  },
});

type SegmentsProps = {
  /** The most that are ever needed: 12 are enough for 1,000 pixels. */
  count?: number;
  sx?: SxProps<Theme>;
};

/** A rule with words at its ends and between them. */
export const EvenRule = ({ count = 6, sx = {} }: SegmentsProps) => (
  <Segments aria-hidden="true" sx={sx}>
    {segmentsOf(count)}
  </Segments>
);

/** The frame of a word that marks what it stands beside. */
const StampLabel = styled('small')(({ theme }) => ({
  flex: 'none',
  padding: '0 7px',
  borderRadius: 4,
  backgroundColor: theme.palette.notice.main,
  color: theme.palette.notice.contrastText,
  font: `600 0.8125rem/1.25rem ${fontFamily}`,
  letterSpacing: 0,
  whiteSpace: 'nowrap',
  ...exactColours,
  '@media (forced-colors: active), print': { outline: '1px solid', outlineOffset: -1 },
}));

/** The word for simulation as a label. */
export const Stamp = () => {
  const t = useTranslations('notice');
  return <StampLabel>{t('word')}</StampLabel>;
};

/** The upper border of a card, interrupted by words. It needs no space of its own. */
const Border = styled('div')({
  ...letters,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  position: 'absolute',
  // As high as the stamp.
  inset: 'calc(-0.625rem - 1px) calc(var(--pad) - 8px) auto',
  height: '1.25rem',
  padding: '0 8px',
  overflow: 'hidden',
  lineHeight: '1.25rem',
  forcedColorAdjust: 'none',
  '--outside': 'var(--ground)',
  '--inside': 'var(--surface)',
  '& > span': inGap,
  hr: {
    flex: `1 0 ${segment}`,
    height: '1.25rem',
    justifyContent: 'end',
    background: 'none',
    lineHeight: '1.25rem',
    '&::before': { content: 'none' },
    '&::after': inGap,
  },
  '&[data-ends] > hr': { flexBasis: 0 },
});

type FrameProps = {
  /** The stamp of a view in place of the first word: on the card with the large figure. */
  hasStamp?: boolean;
  /** How many words follow; 1 is at the other end. None beside a backdrop. */
  words?: number;
};

/**
 * The word in the upper border of a card. The first is text of the page, so that one is there also
 * where pseudo-elements are not.
 */
export const Frame = ({ hasStamp = false, words = 1 }: FrameProps) => {
  const t = useTranslations('notice');
  return (
    <Border aria-hidden={!hasStamp || undefined} data-ends={words === 1 ? '' : undefined}>
      {hasStamp ? <Stamp /> : <span>{t('word')}</span>}
      {hasStamp ? words > 0 && rule : segmentsOf(words)}
    </Border>
  );
};
