import GlobalStyles from '@mui/material/GlobalStyles';
import { styled, type Theme } from '@mui/material/styles';
import { frameWidth, type Box } from './holes';
import { useHoles } from './useHoles';

/** The opacity of the scrim: the highest that leaves faint text a contrast of 4.5:1. */
export const scrim = { light: 0.26, dark: 0.2 };

/** Below the notice, the bar of a presentation, and the lesson. Scrolls with the page. */
const Layer = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  zIndex: theme.zIndex.appBar,
  // Below Start, which may be fixed to the lower edge.
  [theme.breakpoints.down('sm')]: { zIndex: theme.zIndex.appBar - 1 },
  overflow: 'hidden',
  pointerEvents: 'none',
  svg: {
    position: 'absolute',
    width: '100%',
    height: '100%',
    fillOpacity: scrim[theme.palette.mode],
    '@media (forced-colors: active)': { display: 'none' },
  },
  '@media print': { display: 'none' },
}));

const radius = 8;

/** Has two colours, to be visible on every background. */
const Frame = styled('i')(({ theme: { palette } }) => ({
  position: 'absolute',
  boxSizing: 'border-box',
  border: `2px solid ${palette.text.primary}`,
  borderRadius: radius,
  boxShadow: `inset 0 0 0 ${frameWidth - 2}px ${palette.notice.main}`,
}));

/** The frame of targets above the scrim. */
const ownFrame = ({ palette }: Theme) => ({
  outline: `2px solid ${palette.text.primary}`,
  outlineOffset: 6,
  boxShadow: `0 0 0 3px ${palette.background.paper}, 0 0 0 6px ${palette.notice.main}`,
});

/** A rectangle with round corners, drawn clockwise from its upper left one. */
const pathOf = ({ left, top, right, bottom }: Box) => {
  const corner = (x: number, y: number) => `a${radius} ${radius} 0 0 1 ${x} ${y}`;
  return (
    `M${left} ${top + radius}${corner(radius, -radius)}H${right - radius}${corner(radius, radius)}` +
    `V${bottom - radius}${corner(-radius, radius)}H${left + radius}${corner(-radius, -radius)}Z`
  );
};

/** A rectangle larger than any page, cut off at the edges of the page. */
const everything = 'M0 0H99999V99999H0Z';

export const pageStyles = {
  // The scrim is as large as the page, and at least as large as the window.
  '@media screen': { body: { position: 'relative', minHeight: '100dvh' } },
};

type Props = {
  /** Selectors of the elements to frame. */
  targets: readonly string[];
  /** Whether the rest of the page is dimmed. */
  dims: boolean;
};

/** Frames the targets of a step, and dims the rest of the page. */
export const Spotlight = ({ targets, dims }: Props) => {
  const holes = useHoles(targets);
  return (
    <>
      <GlobalStyles styles={pageStyles} />
      <GlobalStyles
        styles={(theme) => ({
          [`dialog :is(${targets.join()})`]: ownFrame(theme),
          [`${theme.breakpoints.down('sm')} and (min-height: 500px)`]: {
            [`[data-start]:is(${targets.join()})`]: ownFrame(theme),
          },
        })}
      />
      <Layer data-part="spotlight" aria-hidden="true">
        {dims && holes.length > 0 && (
          <svg>
            <path fillRule="evenodd" d={everything + holes.map(pathOf).join('')} />
          </svg>
        )}
        {holes.map(({ left, top, right, bottom }, index) => (
          <Frame key={index} style={{ left, top, width: right - left, height: bottom - top }} />
        ))}
      </Layer>
    </>
  );
};
