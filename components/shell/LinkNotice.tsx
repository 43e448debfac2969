'use client';

import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { QuietButton } from '@/components/display/buttons';
import { DemoLabel } from '@/components/display/DemoLabel';
import type { Session } from '@/components/run/resolveSession';
import { totalPlaces, type View } from '@/lib/config/views';
import { formatCount, formatMoney } from '@/lib/format/formatNumber';
import type { Rejection } from '@/lib/link/parseLink';
import type { PageState } from './PageState';
import { ShareButton } from './ShareButton';

/** How much of the window it may take. */
const sheetHeight = '45vh';

/**
 * Over the foot of the page, so that nothing moves when it comes, and under any dialog; in low
 * windows in the flow. Only its table scrolls.
 */
const Sheet = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1),
  padding: theme.spacing(2),
  border: `1px solid ${theme.palette.divider}`,
  borderLeft: `6px solid ${theme.palette.notice.main}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.paper,
  margin: theme.spacing(2),
  '@media screen and (min-height: 500px)': {
    position: 'fixed',
    zIndex: theme.zIndex.appBar + 1,
    bottom: 0,
    right: 0,
    width: 'min(34rem, calc(100vw - 2rem))',
    maxHeight: `calc(${sheetHeight} - 2rem)`,
  },
}));

/** While it is there the page scrolls further, so that no focus stays hidden behind it. */
const room = (
  <GlobalStyles
    styles={{
      '@media screen and (min-height: 500px)': {
        ':root': { scrollPaddingBottom: sheetHeight },
        body: { paddingBottom: sheetHeight },
      },
    }}
  />
);

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  h2: { margin: 0, ...theme.typography.h3 },
  button: { flex: 'none' },
}));

const Scroller = styled('div')(({ theme }) => ({
  overflow: 'auto',
  table: { borderSpacing: 0, width: '100%' },
  'th, td': {
    padding: theme.spacing(0.5, 2, 0.5, 0),
    textAlign: 'start',
    verticalAlign: 'bottom',
    ...theme.typography.body2,
  },
  // Only what came with the link may be broken anywhere.
  bdi: { overflowWrap: 'anywhere' },
  thead: { color: theme.palette.text.secondary },
}));

const shownInstead = (
  parameter: Rejection['parameter'],
  view: View,
  { name, settings, country, currency, profile }: Session,
): string => {
  switch (parameter) {
    case 'name':
      return name;
    case 'amount':
      return formatMoney(settings.amount, totalPlaces[view], profile);
    case 'trades':
      return formatCount(settings.trades, profile);
    case 'country':
      return country;
    case 'currency':
      return currency;
    case 'seed':
      return settings.seed;
  }
};

/** Lists the values of the link that were not used as they were given. */
export const LinkNotice = ({ page, session }: { page: PageState; session: Session }) => {
  const t = useTranslations('link');
  const [dismissed, setDismissed] = useState(false);
  const { rejections } = session;
  if (dismissed || rejections.length === 0) return null;

  const dismiss = () => {
    setDismissed(true);
    document.getElementById('content')?.focus();
  };

  return (
    <Sheet role="status" aria-label={t('label')} data-testid="link-notice">
      {room}
      <Head>
        <h2>{t('intro', { count: rejections.length })}</h2>
        <QuietButton type="button" onClick={dismiss}>
          {t('dismiss')}
        </QuietButton>
      </Head>
      {/* Focusable, since it may have to be scrolled by the keyboard. */}
      <Scroller tabIndex={0} role="group" aria-label={t('label')}>
        <table>
          <thead>
            <tr>
              <td />
              <th scope="col">{t('given')}</th>
              <th scope="col">{t('shown')}</th>
            </tr>
          </thead>
          <tbody>
            {rejections.map(({ parameter, given }) => (
              <tr key={parameter}>
                <th scope="row">
                  <code translate="no">{parameter}</code>
                </th>
                <td>
                  <DemoLabel />
                  <bdi>{given}</bdi>
                </td>
                <td>
                  {parameter === 'name' && <DemoLabel />}
                  <bdi>{shownInstead(parameter, page.view, session)}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
      <ShareButton page={page} look="words" />
    </Sheet>
  );
};
