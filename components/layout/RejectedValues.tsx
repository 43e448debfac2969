import { styled } from '@mui/material/styles';
import { useLocale } from 'next-intl';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import { showValues } from '@/components/run/showValues';
import type { Session } from '@/components/run/resolveSession';
import { useView } from '@/components/run/runContext';
import { ruleLine } from '@/components/notice/Marks';
import { DemoLabel } from '@/components/ui/DemoLabel';
import { parameters } from '@/lib/parameters/parameters';

const Scroller = styled('div')(({ theme }) => ({
  overflow: 'auto',
  table: { borderSpacing: 0, width: '100%', maxWidth: '60rem' },
  'th, td': {
    padding: theme.spacing(0.5, 2, 0.5, 0),
    textAlign: 'start',
    verticalAlign: 'bottom',
    ...theme.typography.body2,
  },
  // Below the whole row of an amount.
  '[data-amount]': {
    position: 'relative',
    'th, td': { paddingBottom: `calc(${theme.spacing(0.5)} + 15px)` },
    'th::after': { ...ruleLine, position: 'absolute', inset: 'auto 0 0' },
  },
  // Only text from the link may break at any character.
  bdi: { overflowWrap: 'anywhere' },
  thead: { color: theme.palette.text.secondary },
}));

type Props = {
  session: Session;
  /** The id of the title above the list. */
  titleId: string;
};

/** The values of the link that were replaced or changed, and what the page shows instead. */
export const RejectedValues = ({ session, titleId }: Props) => {
  const t = useLoadedTranslations('link');
  const shown = showValues(session, useView(), useLocale());
  return (
    // Focusable, so that it can be scrolled with the keyboard.
    <Scroller tabIndex={0} role="group" aria-labelledby={titleId}>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('given')}</th>
            <th scope="col">{t('shown')}</th>
          </tr>
        </thead>
        <tbody>
          {session.rejections.map(({ parameter, given }) => (
            <tr
              key={parameter}
              data-amount={parameters[parameter].field.kind === 'amount' ? '' : undefined}
            >
              <th scope="row">
                <code translate="no">{parameter}</code>
              </th>
              <td>
                <DemoLabel />
                <bdi>{given}</bdi>
              </td>
              <td>
                {parameters[parameter].isQuoted && <DemoLabel />}
                <bdi>{shown[parameter] ?? '–'}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
};
