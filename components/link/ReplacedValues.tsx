import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { DemoLabel } from '@/components/figures/DemoLabel';
import { Simulated } from '@/components/figures/Simulated';
import { useLoadedSession, useView } from '@/components/run/run';
import { monospace } from '@/components/theme/typeface';
import { formatValues } from '@/lib/parameters/parameters';
import { useHints } from './useHints';

/** A body for each parameter: its values, and what it accepts. */
const Table = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
  '& :is(th, td)': {
    padding: '0 12px 0 0',
    fontWeight: 400,
    textAlign: 'left',
    verticalAlign: 'baseline',
  },
  '& :is(th, td):last-child': { paddingRight: 0 },
  '& thead th': {
    ...theme.typography.caption,
    paddingBlock: 8,
    color: theme.palette.text.secondary,
    fontWeight: 500,
  },
  '& thead th:first-of-type': { width: 'min(6rem, 24vw)' },
  '& tbody': { borderTop: `1px solid ${theme.palette.rule}` },
  '& tbody tr:first-of-type > *': { paddingTop: 10 },
  '& tbody tr:last-of-type > *': { paddingBottom: 10 },
}));

const Given = styled('td')(({ theme }) => ({ color: theme.palette.text.secondary }));

const Shown = styled('td')({ '&&': { fontWeight: 500 } });

const Code = styled('code')({ fontFamily: monospace, fontSize: '0.75rem' });

const Hint = styled('td')(({ theme }) => ({
  '&&': { ...theme.typography.caption, paddingTop: 4, color: theme.palette.text.secondary },
}));

/** Each value of the link that was replaced or changed, and what is shown instead. */
export const ReplacedValues = () => {
  const t = useTranslations('link');
  const view = useView();
  const { link, values, profile } = useLoadedSession();
  const formatted = formatValues(values, { view, profile });
  const hints = useHints(profile);
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{t('value')}</th>
          <th scope="col">{t('given')}</th>
          <th scope="col">{t('shown')}</th>
        </tr>
      </thead>
      {link.rejections.map(({ parameter, text }) => {
        const shown = (
          <bdi translate="no">
            {(parameter === 'name' ? values.name : formatted[parameter]) ?? '–'}
          </bdi>
        );
        const hint = hints[parameter];
        return (
          <tbody key={parameter}>
            <tr>
              <th scope="row">
                <Code translate="no">{parameter}</Code>
              </th>
              <Given>
                <bdi translate="no">{text}</bdi>
              </Given>
              <Shown>
                {parameter === 'name' && <DemoLabel />}
                {parameter === 'amount' ? <Simulated>{shown}</Simulated> : shown}
              </Shown>
            </tr>
            {hint !== undefined && (
              <tr>
                <Hint colSpan={3}>{hint}</Hint>
              </tr>
            )}
          </tbody>
        );
      })}
    </Table>
  );
};
