import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableHead from '@mui/material/TableHead';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useTranslations } from 'next-intl';
import { drawGhost, FreeRows, ghostRow } from '@/components/run/FreeRows';
import { useSession } from '@/components/run/run';
import { lowerWindow, oneLinePage } from '@/components/theme/tokens';
import { monospace } from '@/components/theme/typeface';
import { maxTrades } from '@/lib/config/listLengths';
import { useAlternateRun } from './alternateRun';
import {
  BuyCell,
  DirectionCell,
  FreeCell,
  GainCell,
  inset,
  narrow,
  NumberCell,
  Row,
  SellCell,
  StatusCell,
  statusInset,
  wide,
} from './cells';
import { TradeRow } from './TradeRow';

/** `overflow: visible`, so that the outline that the lesson draws is not clipped. */
const Root = styled(Card)(({ theme }) => ({
  ...theme.typography.body1,
  container: 'table / inline-size',
  overflow: 'visible',
  fontFamily: monospace,
})) as typeof Card;

type Sizes = Record<'number' | 'status' | 'gap' | 'edges' | 'beforeStatus', number>;

/**
 * The columns of a table whose width matches `query`. Each is at least as wide as its longest
 * entry. `number` and `status` are the widths of those two columns, in rem. The others are in
 * pixels: `edges` is the padding of the table, and `beforeStatus` that before the status.
 */
const columnsFrom = (query: string, { number, status, gap, edges, beforeStatus }: Sizes) => ({
  [query]: {
    [inset]: `${edges}px`,
    [statusInset]: `${beforeStatus}px`,
    columnGap: gap,
    gridTemplateColumns: `
      minmax(max-content, ${number}rem) minmax(max-content, 1.5fr)
      repeat(2, minmax(max-content, 1fr)) minmax(max-content, 1.4fr)
      minmax(max-content, ${status}rem)`,
  },
});

const from = (width: number) => `@container table (min-width: ${width}rem)`;

/** All rows share the columns. */
const Grid = styled(Table)(({ theme }) => ({
  [inset]: '16px',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingInline: `var(${inset})`,
  fontFamily: theme.typography.fontFamily,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& > caption': {
    ...theme.typography.h3,
    padding: '16px 0 8px',
    color: theme.palette.text.primary,
    [wide]: visuallyHidden,
  },
  ...columnsFrom(wide, { number: 2.5, status: 5.25, gap: 8, edges: 16, beforeStatus: 0 }),
  ...columnsFrom(from(44.5), { number: 3.5, status: 6.5, gap: 12, edges: 24, beforeStatus: 16 }),
  ...columnsFrom(from(50.75), { number: 4.5, status: 7, gap: 12, edges: 24, beforeStatus: 24 }),
  ...columnsFrom(from(68.75), { number: 5.5, status: 9.5, gap: 12, edges: 24, beforeStatus: 48 }),
}));

const subgrid = { display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' };

const Head = styled(TableHead)(subgrid);

const TableFreeRows = styled(FreeRows)(({ theme }) => ({
  [ghostRow]: drawGhost(theme, [
    { width: 24 },
    { from: 14, width: 110 },
    { from: 48, x: -64, width: 64 },
    { from: 65, x: -64, width: 64 },
    { from: 88, x: -112, width: 112 },
    { from: 100, x: -48, width: 48 },
  ]),
  [narrow]: {
    insetInline: 0,
    [ghostRow]: drawGhost(theme, [
      { y: -10, width: 110 },
      { y: 10, width: 68 },
      { from: 100, x: -96, y: -10, width: 96 },
      { from: 100, x: -120, y: 10, width: 120 },
    ]),
  },
}));

/**
 * Ten rows share the height of the window, in whole pixels, also before there are any. `rest`: the
 * height of everything else. The first value is for Chrome 124, which has no `round()`.
 */
const rows = (least: string, rest: string) => {
  const share = `(100dvh - ${rest}) / ${maxTrades}`;
  const repeat = (height: string) =>
    `repeat(${maxTrades}, minmax(clamp(${least}, ${height}, 3.5rem), auto))`;
  return { gridTemplateRows: [repeat(share), repeat(`round(down, ${share}, 1px)`)] };
};

const Body = styled(TableBody)({
  ...subgrid,
  ...rows('2.5rem', '28.5rem'),
  [oneLinePage]: {
    ...rows('2.375rem', '21.5rem'),
    '@media (max-height: 46.99em)': rows('2.25rem', '21.5rem'),
  },
  [lowerWindow]: { [oneLinePage]: rows('2rem', '17.5rem') },
  [narrow]: { gridTemplateRows: `repeat(${maxTrades}, minmax(4rem, auto))` },
});

/** With explicit roles, because `display: grid` removes the native ones. */
export const TradesTable = () => {
  const t = useTranslations();
  const trades = useAlternateRun(({ state }) => state.trades);
  const profile = useSession()?.profile;
  const count = trades?.length ?? maxTrades;
  return (
    <Root component="section" aria-labelledby="trades-caption">
      <Grid role="table" data-testid="trades-table" data-part="trades">
        <caption id="trades-caption">{t('alternate.caption')}</caption>
        <Head role="rowgroup">
          <Row role="row">
            <NumberCell role="columnheader">{t('trade')}</NumberCell>
            <DirectionCell role="columnheader">{t('alternate.direction')}</DirectionCell>
            <BuyCell role="columnheader">{t('buy')}</BuyCell>
            <SellCell role="columnheader">{t('sell')}</SellCell>
            <GainCell role="columnheader">{t('profit')}</GainCell>
            <StatusCell role="columnheader">{t('alternate.status')}</StatusCell>
          </Row>
        </Head>
        <Body role="rowgroup">
          {profile &&
            trades?.map((trade) => <TradeRow key={trade.key} trade={trade} profile={profile} />)}
          {trades && count < maxTrades && (
            <Row role="row" style={{ gridRow: `${count + 1} / -1`, position: 'relative' }}>
              <FreeCell role="cell" colSpan={6}>
                <TableFreeRows
                  count={count}
                  free={maxTrades - count}
                  start={t('alternate.startTrading')}
                />
              </FreeCell>
            </Row>
          )}
        </Body>
      </Grid>
    </Root>
  );
};
