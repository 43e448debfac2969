import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslations } from 'next-intl';
import { QRCodeSVG } from 'qrcode.react';
import { useRef } from 'react';
import { saveFile } from '@/components/dialogs/saveFile';
import { brand } from '@/lib/config/brand';
import { urlOf, type PageLink } from '@/lib/parameters/link';
import { useCopy } from './useCopy';

const maxBytes = 2_900;

/** The QR code of a link, dark on light even if a browser darkens the page. */
const QrCode = ({ url }: { url: string }) => {
  const t = useTranslations('share');
  const code = useRef<SVGSVGElement>(null);
  if (url.length > maxBytes) return <p>{t('qrTooLong')}</p>;
  const save = () => {
    if (code.current === null) return;
    const svg = new XMLSerializer().serializeToString(code.current);
    saveFile(`${brand.slug}-qr.svg`, new Blob([svg], { type: 'image/svg+xml' }));
  };
  return (
    <Box sx={{ colorScheme: 'only light', forcedColorAdjust: 'none' }}>
      <QRCodeSVG
        ref={code}
        value={url}
        title={t('qr')}
        marginSize={4}
        size={200}
        bgColor="#ffffff"
        fgColor="#000000"
      />
      <Button onClick={save} sx={{ display: 'block' }}>
        {t('qrSvg')}
      </Button>
    </Box>
  );
};

/** The link, with the ways to pass it on; a message while there is none. */
export const LinkBox = ({ link }: { link: PageLink | null }) => {
  const t = useTranslations('share');
  const { copy, messageFor } = useCopy();
  if (link === null) return <Typography role="status">{t('incomplete')}</Typography>;
  const url = urlOf(link);
  const share = () =>
    navigator.share({ url }).catch((error: unknown) => {
      const isCancelled = error instanceof DOMException && error.name === 'AbortError';
      return isCancelled ? undefined : copy(url, t('copiedInstead'));
    });
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <TextField
        fullWidth
        multiline
        size="small"
        label={t('link')}
        value={url}
        onFocus={({ target }) => target.select()}
        slotProps={{
          htmlInput: { readOnly: true, translate: 'no', 'data-testid': 'share-link' },
        }}
      />
      <Stack
        direction="row"
        spacing={1.5}
        sx={{ alignItems: 'center', flexWrap: 'wrap' }}
        useFlexGap
      >
        <Button variant="contained" onClick={() => void copy(url)}>
          {t('copy')}
        </Button>
        {'share' in navigator && (
          <Button variant="outlined" onClick={() => void share()}>
            {t('send')}
          </Button>
        )}
        <span role="status">{messageFor(url)}</span>
      </Stack>
      <QrCode url={url} />
    </Stack>
  );
};
