import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useLoadedSession, useView } from '@/components/run/run';
import { monospace } from '@/components/theme/typeface';
import { linkSeparators } from '@/lib/format/formatNumber';
import { formatValues } from '@/lib/parameters/parameters';
import { ParameterValue } from './ParameterValue';
import { useHints } from './useHints';

/** A body for each parameter: its values, and what it accepts. */
const Table = styled('table')(({ theme: { palette, typography } }) => ({
  ...typography.body2,
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
    ...typography.caption,
    paddingBlock: 8,
    color: palette.text.secondary,
    fontWeight: 500,
  },
  '& thead th:first-of-type': { width: 'min(6rem, 24vw)' },
  '& tbody': { borderTop: `1px solid ${palette.rule}` },
  '& tbody tr:first-of-type > *': { paddingTop: 10 },
  '& tbody tr:last-of-type > *': { paddingBottom: 10 },
  '& td': { color: palette.text.secondary },
  '& td:nth-of-type(2)': { color: 'inherit', fontWeight: 500 },
  '& td[colspan]': { ...typography.caption, paddingTop: 4 },
  '& code': { fontFamily: monospace, fontSize: '0.75rem' },
}));

/** Each value of the link that was replaced or changed, and what is shown instead. */
export const ReplacedValues = () => {
  const t = useTranslations('link');
  const view = useView();
  const { link, values, profile } = useLoadedSession();
  const formatted = formatValues(values, { view, profile });
  const hints = useHints(profile, linkSeparators);
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
        const shown = parameter === 'name' ? values.name : formatted[parameter];
        const hint = hints[parameter];
        return (
          <tbody key={parameter}>
            <tr>
              <th scope="row">
                <code translate="no">{parameter}</code>
              </th>
              <td>
                <bdi translate="no">{text}</bdi>
              </td>
              <td>
                <ParameterValue name={parameter} text={shown ?? '–'} />
              </td>
            </tr>
            {hint !== undefined && (
              <tr>
                <td colSpan={3}>{hint}</td>
              </tr>
            )}
          </tbody>
        );
      })}
    </Table>
  );
};
