import { styled } from '@mui/material/styles';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import { usePageLink } from '@/components/run/pageLink';
import type { View } from '@/lib/config/views';
import { PresentLink } from '@/components/present/PresentLink';
import { hrefOf, withValues } from '@/lib/parameters/link';
import { fromStart } from '@/lib/parameters/linkChanges';

const Links = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  a: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    color: theme.palette.primary.main,
    textUnderlineOffset: '0.2em',
  },
}));

const otherView = { main: 'alternate', alternate: 'main' } as const satisfies Record<View, View>;

/** Links to another run of the page: same seed, new seed, other view, or as a presentation. */
export const RunAgainLinks = () => {
  const link = usePageLink();
  const t = useLoadedTranslations('details');
  const { running, since } = link.values;
  const again = withValues(fromStart(link), { running });
  // A common start applies to both views.
  const other = withValues({ ...fromStart(link), view: otherView[link.view] }, { since });
  return (
    <Links>
      <li>
        <a href={hrefOf(again)}>{t('sameSeed')}</a>
      </li>
      <li>
        <a href={hrefOf(withValues(again, { seed: null }))}>{t('newSeed')}</a>
      </li>
      <li>
        <a href={hrefOf(other)}>{t('otherView', { view: link.view })}</a>
      </li>
      <li>
        <PresentLink />
      </li>
    </Links>
  );
};
