import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useLocale, useTranslations } from 'next-intl';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import { useRef, useState, type MouseEvent } from 'react';
import { useIsRunning, useLoadedSession, usePage, useView } from '@/components/run/runContext';
import { brand } from '@/lib/config/brand';
import { version } from '@/lib/config/version';
import { csvFile, jsonFile, type About, type RunFile } from '@/lib/record/runFile';
import { runAt } from '@/lib/record/runAt';
import { runTable, type Table } from '@/lib/record/runTable';
import { parameters } from '@/lib/parameters/parameters';
import type { Moment } from '@/lib/simulation/store';
import { fileName } from '@/components/ui/saveFile';
import { draftAt, draftOf, linkOf } from './linkDraft';
import { Actions } from './LinkBox';
import { useSaving } from './useSaving';

const Meter = styled('progress')(({ theme }) => ({
  flex: '1 1 8rem',
  maxWidth: '20rem',
  accentColor: theme.palette.primary.main,
}));

/** Saves the run so far, as CSV or JSON. */
export const RunFiles = () => {
  const view = useView();
  const running = useIsRunning();
  const { getMoment, getSpeed } = usePage();
  const session = useLoadedSession();
  const t = useLoadedTranslations('share');
  const notice = useTranslations('notice')('text');
  const locale = useLocale();
  const { done, message, save, cancel } = useSaving();
  const [length, setLength] = useState(0);
  const pressed = useRef<HTMLButtonElement>(null);
  const isWriting = done !== null;

  const about = (moment: Moment | null): About => {
    const { values } = session;
    const speed = getSpeed();
    const draft = draftOf(session, { view, locale, running, moment, speed, lesson: null });
    return {
      notice,
      product: brand.name,
      version,
      view,
      language: locale,
      link: linkOf(moment === null ? draft : draftAt(draft, moment)),
      seed: values.seed,
      name: parameters.name.write(values.name),
      amount: values.amount / 100,
      startingTrades: values.trades,
      country: values.country,
      currency: values.currency,
      running,
      t: moment === null ? null : moment.t / 1_000,
      rounds: moment?.rounds ?? values.rounds,
      paused: moment?.paused ?? false,
      speed,
    };
  };

  const saveAs = (
    fileOf: (about: About, table: Table) => RunFile,
    { currentTarget }: MouseEvent<HTMLButtonElement>,
  ) => {
    if (isWriting) return;
    const moment = getMoment();
    const settings = { ...session.values, rounds: moment?.rounds ?? session.values.rounds };
    const table = runTable(view, runAt(view, settings, moment?.t ?? null).history);
    pressed.current = currentTarget;
    setLength(table.length);
    void save(fileOf(about(moment), table), fileName(view, locale, session.values.seed));
  };

  return (
    <div>
      <p>{t('runHint')}</p>
      <Actions>
        <Button
          variant="outlined"
          aria-disabled={isWriting}
          onClick={(event) => saveAs((...run) => csvFile(...run, session.profile.decimal), event)}
        >
          {t('runCsv')}
        </Button>
        <Button
          variant="outlined"
          aria-disabled={isWriting}
          onClick={(event) => saveAs(jsonFile, event)}
        >
          {t('runJson')}
        </Button>
        {done !== null && (
          <>
            <Meter aria-label={t('writing')} max={length} value={Math.min(done, length)} />
            <Button
              variant="outlined"
              onClick={() => {
                // Cancel is about to be removed: return the focus to the button pressed before.
                pressed.current?.focus();
                cancel();
              }}
            >
              {t('cancel')}
            </Button>
          </>
        )}
        <span role="status">{message}</span>
      </Actions>
    </div>
  );
};
