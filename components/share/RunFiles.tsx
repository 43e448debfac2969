'use client';

import { styled } from '@mui/material/styles';
import { useLocale, useTranslations } from 'next-intl';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import { useRef, useState, type MouseEvent } from 'react';
import { QuietButton } from '@/components/ui/buttons';
import type { Session } from '@/components/run/resolveSession';
import type { PageState } from '@/components/run/openPage';
import { brand } from '@/lib/config/brand';
import { csvFile, jsonFile, type About, type RunFile } from '@/lib/record/runFile';
import { runTable } from '@/lib/record/runTable';
import type { Table } from '@/lib/record/table';
import { draftOf } from './draft';
import { Actions } from './LinkBox';
import { linkOf } from './linkOf';
import { useSaving } from './useSaving';

const Meter = styled('progress')(({ theme }) => ({
  flex: '1 1 8rem',
  maxWidth: '20rem',
  accentColor: theme.palette.primary.main,
}));

type Props = { page: PageState; session: Session };

/** What the run has done so far, as a file. */
export const RunFiles = ({ page, session }: Props) => {
  const t = useLoadedTranslations('share');
  const notice = useTranslations('notice')('text');
  const locale = useLocale();
  const { done, message, save, cancel } = useSaving();
  const [length, setLength] = useState(0);
  const pressed = useRef<HTMLButtonElement>(null);
  const isWriting = done !== null;

  const about = (): About => {
    const { settings, name, country, currency, search } = session;
    const { view, running } = page;
    return {
      notice,
      product: brand.name,
      view,
      language: locale,
      link: linkOf(draftOf(session, { view, locale, running }), search),
      seed: settings.seed,
      name,
      amount: settings.amount / 100,
      startingTrades: settings.trades,
      country,
      currency,
      running,
    };
  };

  const saveAs = (
    fileOf: (about: About, table: Table) => RunFile,
    { currentTarget }: MouseEvent<HTMLButtonElement>,
  ) => {
    const progress = page.progress();
    if (progress === null || isWriting) return;
    const table = runTable(page.view, session.settings, progress);
    pressed.current = currentTarget;
    setLength(table.length);
    save(fileOf(about(), table), `${brand.slug}-${page.view}-${session.settings.seed}`);
  };

  return (
    <div>
      <p>{t('runHint')}</p>
      <Actions>
        <QuietButton
          type="button"
          aria-disabled={isWriting}
          onClick={(event) => saveAs(csvFile, event)}
        >
          {t('runCsv')}
        </QuietButton>
        <QuietButton
          type="button"
          aria-disabled={isWriting}
          onClick={(event) => saveAs(jsonFile, event)}
        >
          {t('runJson')}
        </QuietButton>
        {done !== null && (
          <>
            <Meter aria-label={t('writing')} max={length} value={Math.min(done, length)} />
            <QuietButton
              type="button"
              onClick={() => {
                // It goes with the work; whoever uses the keyboard is put back where they were.
                pressed.current?.focus();
                cancel();
              }}
            >
              {t('cancel')}
            </QuietButton>
          </>
        )}
        <span role="status">{message}</span>
      </Actions>
    </div>
  );
};
