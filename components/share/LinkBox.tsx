import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useTranslations } from 'next-intl';
import { QRCodeSVG } from 'qrcode.react';
import { useRef } from 'react';
import { saveFile } from '@/components/dialogs/saveFile';
import { brand } from '@/lib/config/brand';

/**
 * Fits on phones, with three pixels or more for each module, so that it can be read off any screen.
 * A code of 97 modules, with its margin, has room for 718 characters.
 */
const size = 97 * 3;
const maxLength = 718;

/** The QR code of a link, dark on light even if a browser darkens the page. */
const QrCode = ({ url }: { url: string }) => {
  const t = useTranslations('share');
  const code = useRef<SVGSVGElement>(null);
  if (url.length > maxLength) return <p>{t('qrTooLong')}</p>;
  const save = () => {
    if (code.current === null) return;
    const svg = new XMLSerializer().serializeToString(code.current);
    saveFile(`${brand.slug}-qr.svg`, new Blob([svg], { type: 'image/svg+xml' }));
  };
  return (
    <Box sx={{ colorScheme: 'only light', forcedColorAdjust: 'none', color: 'divider' }}>
      <QRCodeSVG
        ref={code}
        value={url}
        level="L"
        title={t('qr')}
        marginSize={4}
        size={size}
        style={{ borderRadius: 12, outline: '1px solid', outlineOffset: -1 }}
      />
      <Button variant="text" onClick={save} sx={{ display: 'block', ml: -1 }}>
        {t('qrSvg')}
      </Button>
    </Box>
  );
};

export const LinkBox = ({ url }: { url: string }) => {
  const t = useTranslations('share');
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <TextField
        fullWidth
        multiline
        name="link"
        label={t('link')}
        value={url}
        onFocus={({ target }) => target.select()}
        slotProps={{
          htmlInput: { readOnly: true, translate: 'no', 'data-testid': 'share-link' },
        }}
      />
      <QrCode url={url} />
    </Stack>
  );
};
