import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import { Actions } from './LinkBox';
import { qrFile, type QrCode } from '@/components/ui/qrCode';
import { QrDrawing } from '@/components/ui/QrDrawing';
import { saveFile } from '@/components/ui/saveFile';

/** The code beside its buttons, or above them if there is no space. */
const Side = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: theme.spacing(1, 2),
}));

const BesideCode = styled(Actions)({ flex: '1 1 0', minWidth: 'min-content' });

/** Draws an SVG onto a canvas and saves it as a PNG file. */
const savePng = (name: string, { svg, width, height }: ReturnType<typeof qrFile>) => {
  const image = new Image();
  image.onload = () => {
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
    canvas.toBlob((png) => {
      if (png) saveFile(`${name}.png`, png);
    });
  };
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
};

type Props = {
  /** The code of the link; `null` if the link is too long. */
  code: QrCode | null;
  /** The simulation notice, also drawn in the files. */
  notice: string;
  /** The name of the files, without their extensions. */
  name: string;
};

/** The link as a QR code, drawn in the browser, with buttons that save it as SVG and as PNG. */
export const QrBox = ({ code, notice, name }: Props) => {
  const t = useLoadedTranslations('share');
  if (code === null) return <p>{t('qrTooLong')}</p>;
  const file = qrFile(code, notice);
  return (
    <Side>
      <QrDrawing label={t('qr')} code={code} />
      <BesideCode>
        <Button
          variant="outlined"
          onClick={() => saveFile(`${name}.svg`, new Blob([file.svg], { type: 'image/svg+xml' }))}
        >
          {t('qrSvg')}
        </Button>
        <Button variant="outlined" onClick={() => savePng(name, file)}>
          {t('qrPng')}
        </Button>
      </BesideCode>
    </Side>
  );
};
