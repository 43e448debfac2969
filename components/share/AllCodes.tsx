import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { PrintOnce } from '@/components/paper/PrintOnce';
import { Sheet } from '@/components/paper/Sheet';
import { DemoLabel } from '@/components/ui/DemoLabel';
import { nameOfLocale } from '@/lib/i18n/locales';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import { printedLink } from '@/lib/parameters/printedLink';
import { linksOf, type Draft } from './linkDraft';
import { Actions } from './LinkBox';
import { drawQrCode, qrFile } from '@/components/ui/qrCode';
import { QrDrawing } from '@/components/ui/QrDrawing';
import { fileName, saveFile } from '@/components/ui/saveFile';

/** Two codes per row, each with its address on the right. */
const Codes = styled('div')({
  '--code': '5cm',
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '8mm',
  marginTop: '6mm',
  overflowWrap: 'anywhere',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'var(--code) 1fr',
    gap: '1mm 3mm',
    breakInside: 'avoid',
  },
  h3: { gridColumn: '1 / -1', margin: 0 },
});

/** Milliseconds from one file to the next: Safari saves only the last of several at once. */
const betweenFiles = 200;

type Props = {
  draft: Draft;
  /** The simulation notice, also drawn in the files. */
  notice: string;
};

/** The QR codes of a link in every language, on one sheet of paper or as files. */
export const AllCodes = ({ draft, notice }: Props) => {
  const t = useLoadedTranslations('share');
  const [isPrinted, setIsPrinted] = useState(false);
  const { view, values } = draft.link;
  const codes = () => linksOf(draft).map((each) => ({ ...each, code: drawQrCode(each.link) }));
  const save = async () => {
    for (const { locale, code } of codes()) {
      if (code === null) continue;
      const { svg } = qrFile(code, notice);
      saveFile(
        `${fileName(view, locale, values.seed)}.svg`,
        new Blob([svg], { type: 'image/svg+xml' }),
      );
      await new Promise((resolve) => setTimeout(resolve, betweenFiles));
    }
  };
  return (
    <Actions>
      <Button variant="outlined" onClick={() => setIsPrinted(true)}>
        {t('qrPrint')}
      </Button>
      <Button variant="outlined" onClick={() => void save()}>
        {t('qrSaveAll')}
      </Button>
      {isPrinted && (
        <PrintOnce onDone={() => setIsPrinted(false)}>
          <Sheet title={t('qrAll')} isAlone>
            <Codes>
              {codes().map(({ locale, link, code }) => (
                <div key={locale}>
                  <h3 lang={locale}>{nameOfLocale(locale)}</h3>
                  {code && <QrDrawing label={nameOfLocale(locale)} code={code} />}
                  <p translate="no">
                    <DemoLabel />
                    <bdi translate="no">{printedLink(link)}</bdi>
                  </p>
                </div>
              ))}
            </Codes>
          </Sheet>
        </PrintOnce>
      )}
    </Actions>
  );
};
