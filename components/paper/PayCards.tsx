import { styled } from '@mui/material/styles';
import { useLocale, useTranslations } from 'next-intl';
import { useView } from '@/components/run/runContext';
import { QrDrawing } from '@/components/ui/QrDrawing';
import { drawQrCode } from '@/components/ui/qrCode';
import { lessonSteps } from '@/lib/config/limits';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import { noChoices, urlOf } from '@/lib/parameters/link';
import { payQuestions } from '@/lib/lesson/payQuestions';
import { Sheet } from './Sheet';

/** As many as fit on a sheet, in the size of a bank card. */
const cards = Array.from({ length: 8 }, (_, index) => index);

const Cards = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, 85.6mm)',
  justifyContent: 'center',
  marginTop: '4mm',
});

/** To be cut out along its border. */
const Card = styled('section')({
  display: 'grid',
  gridTemplateColumns: '1fr 18mm',
  alignContent: 'space-between',
  columnGap: '3mm',
  boxSizing: 'border-box',
  height: '54mm',
  padding: '3mm',
  border: '1px dashed #888',
  breakInside: 'avoid',
  '&&': { fontSize: '8.5pt', lineHeight: 1.2 },
  '&& > h3': { gridColumn: '1 / -1', margin: 0 },
  '& > ol': { li: { marginBottom: '2pt' } },
  '& > p': { gridColumn: '1 / -1', margin: 0, fontSize: '7pt', overflowWrap: 'anywhere' },
});

/** The questions for the moment of paying, to be carried along. */
export const PayCards = () => {
  const t = useLoadedTranslations('lesson');
  const notice = useTranslations('notice');
  // Without the name and the figures of this page.
  const page = { view: useView(), locale: useLocale(), others: '' };
  const link = urlOf({ ...page, values: { ...noChoices, lesson: lessonSteps } });
  const code = drawQrCode(link);
  return (
    <Sheet title={t('printPay')} isAlone>
      <Cards>
        {cards.map((card) => (
          <Card key={card}>
            <h3>{t('payTitle')}</h3>
            <ol>
              {payQuestions.map((question) => (
                <li key={question}>{t(question)}</li>
              ))}
            </ol>
            {code && <QrDrawing label={notice('lesson')} code={code} />}
            <p translate="no">{link}</p>
          </Card>
        ))}
      </Cards>
    </Sheet>
  );
};
