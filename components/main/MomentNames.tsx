import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import type { Series } from '@/components/charts/series';
import { touch } from '@/components/theme/tokens';

/** The greatest width of a letter, in em. */
const letterWidth = 0.6;

const Root = styled('div')(({ theme: { palette } }) => ({
  position: 'absolute',
  top: '100%',
  display: 'flex',
  flexDirection: 'row-reverse',
  justifyContent: 'space-between',
  height: 'calc(1lh + 12px)',
  paddingTop: 12,
  containerType: 'inline-size',
  whiteSpace: 'nowrap',
  // The thumb overlaps the names.
  pointerEvents: 'none',
  '& > span': { overflow: 'hidden' },
  // Stays at the left in print, where the button is hidden.
  '& > .first': { marginRight: 'auto' },
  '& > .shown': { color: palette.text.primary, fontWeight: 600 },
  '& > button': {
    alignSelf: 'start',
    fontWeight: 600,
    pointerEvents: 'auto',
    [touch]: { marginBlock: -14, paddingBlock: 14 },
  },
}));

type Props = {
  /** The series of the chart, with the value shown. */
  series: Series;
  onReturn: () => void;
};

/**
 * The names of a time line: the first number, the number shown, below the thumb, and the last
 * number, a button that returns to it.
 */
export const MomentNames = ({ series, onReturn }: Props) => {
  const t = useTranslations('charts');
  const { first, values, slots, shown = values.length - 1 } = series;
  const count = values.length;
  const nameOf = (index: number) => t('number', { serial: String(first + index) });
  const lastName = nameOf(count - 1);
  const isRewound = shown < count - 1;
  const length = lastName.length * letterWidth;
  const position = ((shown + 1) / count) * 100;
  /** The last place for the middle of a name. */
  const inside = `100cqi - ${length / 2}em`;
  /** Hides a name that is closer than 16 pixels to a name that stays. */
  const fitIn = (percent: number) => ({
    maxWidth: `clamp(0px, (min(${percent}cqi, ${inside}) - ${1.5 * length}em - 16px) * 999, 100%)`,
  });
  return (
    <Root style={{ width: `${(count / slots) * 100}%` }}>
      {isRewound ? (
        <Link component="button" variant="inherit" onClick={onReturn}>
          {lastName}
        </Link>
      ) : (
        <span aria-hidden="true" className="shown">
          {lastName}
        </span>
      )}
      <span aria-hidden="true" className="first" style={fitIn(position)}>
        {nameOf(0)}
      </span>
      {isRewound && (
        <span
          aria-hidden="true"
          className="shown"
          style={{
            ...fitIn(100 - position),
            position: 'absolute',
            left: `clamp(${length / 2}em, ${position}cqi, ${inside})`,
            transform: 'translateX(-50%)',
          }}
        >
          {nameOf(shown)}
        </span>
      )}
    </Root>
  );
};
