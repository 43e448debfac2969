import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useLocale } from 'next-intl';
import { useLoadedSession, useView } from '@/components/run/runContext';
import { useRunLink } from '@/components/run/useRunLink';
import { QuietButton } from '@/components/ui/buttons';
import { CoverDialog } from '@/components/ui/CoverDialog';
import { DemoLabel } from '@/components/ui/DemoLabel';
import { QrDrawing } from '@/components/ui/QrDrawing';
import { drawQrCode } from '@/components/ui/qrCode';
import { publicUrl } from '@/lib/config/publicUrl';
import { viewPath } from '@/lib/i18n/viewPath';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';

/** As large as the window allows, for the last row of a room. */
const Large = styled('div')({
  '--code': '60vh',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2rem',
  '& > p': { flex: '1 1 16rem', margin: 0, fontSize: '1.75rem', overflowWrap: 'anywhere' },
});

const BoardDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useLoadedTranslations('lesson');
  const { amount, trades } = useLoadedSession().values;
  const path = publicUrl(viewPath(useView(), useLocale()));
  const query = useRunLink()({
    amount,
    trades,
    t: null,
    rounds: null,
    running: null,
    paused: null,
    present: null,
    lesson: null,
    speed: null,
  });
  const link = window.location.origin + path + query;
  const code = drawQrCode(link);
  return (
    <CoverDialog onClose={onClose} title={t('boardTitle')} close={t('close')} width="lg">
      <Large>
        {code && <QrDrawing label={t('boardTitle')} code={code} />}
        <p translate="no">
          <DemoLabel />
          <bdi>{link}</bdi>
        </p>
      </Large>
    </CoverDialog>
  );
};

/** Shows the link to this page, before Start, on a projector: for the devices of a class. */
export const Board = () => {
  const t = useLoadedTranslations('lesson');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <QuietButton type="button" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('board')}
      </QuietButton>
      {isOpen && <BoardDialog onClose={() => setIsOpen(false)} />}
    </>
  );
};
