import CopyIcon from '@mui/icons-material/ContentCopy';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { QRCodeSVG } from 'qrcode.react';
import { useRef, useState } from 'react';
import { saveFile } from '@/components/dialogs/saveFile';
import { monospace } from '@/components/theme/typeface';
import { brand } from '@/lib/config/brand';
import { hasMergeTag, urlOf, type PageLink } from '@/lib/parameters/link';
import { useCopy } from './useCopy';

/** The longest link whose code, with its margin, has 93 modules a side: 3 px each on phones. */
const maxQrLength = 644;

/** Dark on light, even if a browser darkens the page or forces other colours. */
const Code = styled(QRCodeSVG)({
  colorScheme: 'only light',
  forcedColorAdjust: 'none',
  width: '100%',
  height: '100%',
});

/** The link, its buttons and its code. `link`: `null` while a field refuses its text. */
export const BuiltLink = ({ link }: { link: PageLink | null }) => {
  const t = useTranslations('share');
  const { copy, share, messageFor } = useCopy();
  const code = useRef<SVGSVGElement>(null);
  const url = link && urlOf(link);
  /** Keeps the height of the field while there is no link. */
  const [last, setLast] = useState(url);
  if (url !== null && url !== last) setLast(url);
  const isTagged = link !== null && hasMergeTag(link);
  const hasCode = url !== null && !isTagged && url.length <= maxQrLength;
  const save = () => {
    if (code.current === null) return;
    const svg = new XMLSerializer().serializeToString(code.current);
    saveFile(`${brand.slug}-qr.svg`, new Blob([svg], { type: 'image/svg+xml' }));
  };
  const button = { fullWidth: true, 'aria-disabled': url === null };
  return (
    <Stack component="section" spacing={2} aria-label={t('link')} sx={{ flex: '1 1 15rem' }}>
      <TextField
        name="link"
        label={t('link')}
        multiline
        minRows={3}
        value={url ?? ''}
        placeholder={last ?? ''}
        helperText={(url === null ? t('incomplete') : messageFor(url)) || ' '}
        slotProps={{
          htmlInput: {
            readOnly: true,
            translate: 'no',
            'data-testid': 'share-link',
            sx: {
              fontFamily: monospace,
              fontSize: '0.75rem',
              '&::placeholder': { opacity: '0 !important' },
            },
          },
          formHelperText: { role: 'status' },
        }}
      />
      <Stack direction="row" spacing={2}>
        <Button
          {...button}
          variant={url === null ? 'outlined' : 'contained'}
          startIcon={<CopyIcon />}
          onClick={() => void (url !== null && copy(url))}
        >
          {t('copy')}
        </Button>
        {'share' in navigator && (
          <Button {...button} onClick={() => void (url !== null && share(url))}>
            {t('send')}
          </Button>
        )}
      </Stack>
      <Paper
        variant="outlined"
        sx={{
          alignSelf: 'center',
          display: 'grid',
          placeItems: 'center',
          width: 'min(18rem, 100%)',
          aspectRatio: 1,
          overflow: 'hidden',
        }}
      >
        {hasCode ? (
          <Code ref={code} value={url} level="L" title={t('qr')} marginSize={4} size={320} />
        ) : (
          <Typography align="center" sx={{ p: 2 }}>
            {url !== null && t(isTagged ? 'qrMergeTag' : 'qrTooLong')}
          </Typography>
        )}
      </Paper>
      <Button aria-disabled={!hasCode} onClick={save}>
        {t('qrSvg')}
      </Button>
      <Typography variant="caption" color="textSecondary">
        {t('seen')}
      </Typography>
    </Stack>
  );
};
