import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { usePageLink } from '@/components/run/pageLink';
import { useLoadedSession } from '@/components/run/runContext';
import { CoverDialog } from '@/components/ui/CoverDialog';
import { DemoLabel } from '@/components/ui/DemoLabel';
import { QrDrawing } from '@/components/ui/QrDrawing';
import { drawQrCode } from '@/components/ui/qrCode';
import { SelectField } from '@/components/ui/SelectField';
import { views, type View } from '@/lib/config/views';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import { urlOf, withValues } from '@/lib/parameters/link';
import { plain } from '@/lib/parameters/linkChanges';
import { printedLink } from '@/lib/parameters/printedLink';
import { useSheetLink } from './useWorksheet';

/** The choices for the link: this page, or the trades of a worksheet. */
const targets = ['page', ...views] as const;

const Choice = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
  gap: theme.spacing(2),
  maxWidth: '40rem',
  marginBottom: theme.spacing(2),
}));

/** As large as the window allows, to be readable from the back of a room. */
const Large = styled('div')({
  '--code': '55vh',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2rem',
  '& > p': { flex: '1 1 16rem', margin: 0, fontSize: '1.75rem', overflowWrap: 'anywhere' },
});

const LargeLink = ({ link }: { link: string }) => {
  const t = useLoadedTranslations('paper');
  const code = drawQrCode(link);
  return (
    <Large>
      {code && <QrDrawing label={t('boardTitle')} code={code} />}
      <p translate="no">
        <DemoLabel />
        <bdi translate="no">{printedLink(link)}</bdi>
      </p>
    </Large>
  );
};

/** The link to this page, before Start. */
const PageLink = () => {
  const { amount, trades } = useLoadedSession().values;
  const link = usePageLink();
  // Keeps a common start, so that all screens of a class start together.
  const { since } = link.values;
  return <LargeLink link={urlOf(withValues(plain(link), { amount, trades, since }))} />;
};

const SheetLink = (sheet: { view: View; seed: string }) => (
  <LargeLink link={useSheetLink(sheet.view, sheet.seed)} />
);

/** The number at the end of a pupil's seed. The rest is a text of the link, which could deceive. */
const numberOf = (seed: string) => /\d*$/.exec(seed)?.[0] ?? '';

type Props = {
  /** The seeds of the pupils, at least one. */
  seeds: readonly string[];
  onClose: () => void;
};

/** Shows the link to this page or to a worksheet on a projector, for a class to open. */
export const Board = ({ seeds, onClose }: Props) => {
  const t = useLoadedTranslations('paper');
  const tLesson = useLoadedTranslations('lesson');
  const [target, setTarget] = useState<(typeof targets)[number]>('page');
  const [seed, setSeed] = useState(seeds[0] ?? '');
  return (
    <CoverDialog onClose={onClose} title={t('boardTitle')} close={tLesson('close')} width="lg">
      <Choice>
        <SelectField
          label={t('boardOf')}
          value={target}
          options={targets.map((value) => ({
            value,
            label:
              value === 'page'
                ? t('boardPage')
                : tLesson('sheet', { number: String(views.indexOf(value) + 1) }),
          }))}
          onChange={setTarget}
        />
        {target !== 'page' && seeds.length > 1 && (
          <SelectField
            label={t('sheetSeed')}
            value={seed}
            options={seeds.map((value) => ({ value, label: `…${numberOf(value)}` }))}
            onChange={setSeed}
          />
        )}
      </Choice>
      {target === 'page' ? <PageLink /> : <SheetLink view={target} seed={seed} />}
    </CoverDialog>
  );
};
