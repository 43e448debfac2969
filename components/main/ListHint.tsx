import ArrowIcon from '@mui/icons-material/ArrowUpward';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { onlyMediumPage, phones } from '@/components/theme/tokens';

/** As high as the rows still to come. */
const Root = styled('li')<{ free: number }>(({ theme: { palette, typography }, free }) => ({
  ...typography.body2,
  flex: `${free} 0 calc(${free} * var(--row))`,
  container: 'hint / size',
  overflow: 'hidden',
  color: palette.text.secondary,
  [onlyMediumPage]: { gridColumn: '1 / -1', minHeight: `calc(${free} * var(--row))` },
}));

const Content = styled('div')({
  height: '100%',
  display: 'grid',
  placeContent: 'center',
  placeItems: 'center',
  gap: '8px 12px',
  paddingInline: 20,
  textAlign: 'center',
  [phones]: { placeContent: 'start center', paddingTop: 40 },
  '@container hint (max-height: 5.5rem)': { gridAutoFlow: 'column', textAlign: 'start' },
});

const Disc = styled('span')(({ theme }) => ({
  display: 'flex',
  padding: 6,
  borderRadius: '50%',
  backgroundColor: theme.palette.selected,
}));

/** `count`: the number of listed trades; `null` until the link has been read. */
type Props = { count: number | null; free: number };

/** The place of the trades to come. */
export const ListHint = ({ count, free }: Props) => {
  const t = useTranslations('list');
  return (
    // A new element when the trades are known, so that nothing moves.
    <Root key={String(count === null)} free={free}>
      {count !== null && (
        <Content>
          <Disc>
            <ArrowIcon />
          </Disc>
          <span>{t(count > 0 ? 'next' : 'empty')}</span>
        </Content>
      )}
    </Root>
  );
};
