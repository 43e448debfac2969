import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { touch } from '@/components/theme/tokens';

/** The greatest width of a letter, in em. */
const letterWidth = 0.6;

const Root = styled('div')<{ isRewound: boolean }>(({ theme: { palette }, isRewound }) => ({
  position: 'relative',
  // The last name comes first, so that the first name wraps, out of sight, where there is no room.
  display: 'flex',
  flexFlow: isRewound ? 'row-reverse' : 'row-reverse wrap',
  justifyContent: 'space-between',
  alignSelf: 'end',
  gap: '4px 8px',
  height: 'calc(1lh + 12px)',
  paddingTop: 12,
  overflow: isRewound ? 'visible' : 'hidden',
  containerType: isRewound ? 'inline-size' : undefined,
  whiteSpace: 'nowrap',
  // Not where the name of the moment shown is.
  '& > .end': { overflow: 'hidden', '&:focus-visible': { maxWidth: 'none !important' } },
  '& > .shown': { color: palette.text.primary, fontWeight: 600 },
  '& > button': {
    alignSelf: 'start',
    fontWeight: 600,
    [touch]: { marginBlock: -14, paddingBlock: 14 },
  },
}));

type Props = {
  /** The serial number of the first value. */
  first: number;
  count: number;
  /** The index of the value that is shown; `undefined` for the last one. */
  shown: number | undefined;
  /** The part of the axis with values, up to 1. */
  width: number;
  /** Shows the value with an index; `null` if the axis is no time line. */
  onChoose: ((index: number) => void) | null;
};

/** The names of the first and the last value of an axis, and of the one that is shown. */
export const AxisNames = ({ first, count, shown = count - 1, width, onChoose }: Props) => {
  const t = useTranslations('charts');
  const nameOf = (index: number) => t('number', { serial: String(first + index) });
  const isRewound = shown < count - 1;
  const length = nameOf(count - 1).length * letterWidth;
  const position = ((shown + 1) / count) * 100;
  /** Hides the name of an end that is closer than 16 pixels to the name of the moment shown. */
  const fitIn = (percent: number) =>
    isRewound
      ? { maxWidth: `clamp(0px, (${percent}cqi - ${1.5 * length}em - 16px) * 999, 100%)` }
      : {};
  const last = nameOf(count - 1);
  return (
    <Root isRewound={isRewound} style={{ width: `${width * 100}%` }}>
      {isRewound ? (
        <Link
          component="button"
          variant="inherit"
          className="end"
          style={fitIn(100 - position)}
          onClick={() => onChoose?.(count - 1)}
        >
          {last}
        </Link>
      ) : (
        // A new element with each value, so that nothing moves.
        <span key={count} aria-hidden="true" className={onChoose ? 'shown' : undefined}>
          {last}
        </span>
      )}
      {count > 1 && (
        <span aria-hidden="true" className="end" style={fitIn(position)}>
          {nameOf(0)}
        </span>
      )}
      {isRewound && (
        <span
          aria-hidden="true"
          className="shown"
          style={{
            position: 'absolute',
            left: `clamp(${length / 2}em, ${position}cqi, 100cqi - ${length / 2}em)`,
            transform: 'translateX(-50%)',
          }}
        >
          {nameOf(shown)}
        </span>
      )}
    </Root>
  );
};
