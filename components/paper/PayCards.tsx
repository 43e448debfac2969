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

/** Eight cards of the size of a bank card fit on a sheet. */
const cards = Array.from({ length: 8 }, (_, index) => index);

const Cards = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, 85.6mm)',
  justifyContent: 'center',
  marginTop: '4mm',
});

/** Has a dashed border to cut along. */
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

/** Wallet cards with the questions to ask before paying. */
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
