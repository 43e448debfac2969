import { styled } from '@mui/material/styles';
import { useLocale } from 'next-intl';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import { useView } from '@/components/run/runContext';
import { useRunLink } from '@/components/run/useRunLink';
import { publicUrl } from '@/lib/config/publicUrl';
import type { View } from '@/lib/config/views';
import { PresentLink } from '@/components/present/PresentLink';
import { viewPath } from '@/lib/i18n/viewPath';

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

/** Removes the moment from a link. */
const noMoment = { t: null, rounds: null, paused: null };

/** Also the common start. */
const fromStart = { ...noMoment, since: null };

const otherView = { main: 'alternate', alternate: 'main' } as const satisfies Record<View, View>;

/** Links that run the page again: with the same seed, with a new one, in the other view, or as a
 * presentation. */
export const RunAgainLinks = () => {
  const view = useView();
  const runLink = useRunLink();
  const t = useLoadedTranslations('details');
  const locale = useLocale();
  return (
    <Links>
      <li>
        <a href={runLink(fromStart)}>{t('sameSeed')}</a>
      </li>
      <li>
        {/* A single question mark, since an empty `href` would keep the current query. */}
        <a href={runLink({ ...fromStart, seed: null }) || '?'}>{t('newSeed')}</a>
      </li>
      <li>
        <a
          href={
            publicUrl(viewPath(otherView[view], locale)) + runLink({ ...noMoment, running: null })
          }
        >
          {t('otherView', { view })}
        </a>
      </li>
      <li>
        <PresentLink />
      </li>
    </Links>
  );
};
