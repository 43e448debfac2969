import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { Fragment, useRef, type ReactNode } from 'react';
import { saveFile } from '@/components/dialogs/saveFile';
import { forcedColours, lowestWindow, noticeHeight, radius } from '@/components/theme/tokens';
import { monospace } from '@/components/theme/typeface';
import { brand } from '@/lib/config/brand';
import { besideForm } from './layout';
import { QrCode, qrSizeOf } from './QrCode';

/** The smallest code beside the form, as wide as the buttons below it. */
const wideSize = 240;

/** Beside the form, it stays in view while the form scrolls. */
const Panel = styled('section')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 16px',
  padding: 16,
  borderRadius: radius.card,
  backgroundColor: theme.palette.sunken,
  [besideForm]: {
    gridArea: '1 / 2',
    alignSelf: 'start',
    position: 'sticky',
    top: 0,
    boxSizing: 'border-box',
    display: 'grid',
    gridTemplateColumns: 'minmax(15rem, min-content)',
    // Below the title, with the margins of dialog and panel.
    maxHeight: `calc(100dvh - var(${noticeHeight}) - 3.5rem - 88px)`,
    padding: 20,
    overflowY: 'auto',
  },
  [lowestWindow]: { position: 'static', maxHeight: 'none' },
  [forcedColours]: { border: '1px solid' },
}));

/** In place of a code. */
const NoCode = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  margin: 0,
  padding: 14,
  borderRadius: radius.card,
  backgroundColor: theme.palette.ghost,
  fontWeight: 500,
  textAlign: 'center',
  textWrap: 'balance',
}));

const Url = styled('div')({
  order: 1,
  flex: '1 1 100%',
  minHeight: '2.25rem',
  fontFamily: monospace,
  fontSize: '0.75rem',
  lineHeight: 1.5,
  hyphens: 'none',
  [besideForm]: { order: 0, minHeight: '3.375rem' },
  // Only a part that is longer than a line is broken.
  '& span': { display: 'inline-block', maxWidth: '100%', overflowWrap: 'anywhere' },
});

const Side = styled('div')({
  flex: '1 1 8.5rem',
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'space-between',
  gap: 12,
  [besideForm]: { flexDirection: 'column', gap: 8, marginTop: -4 },
});

type Props = {
  /** `null` while a field refuses its text. */
  url: string | null;
  isCompact: boolean;
  /** The buttons and their message, if the panel is beside the form. */
  actions: ReactNode;
  status: ReactNode;
};

export const ResultPanel = ({ url, isCompact, actions, status }: Props) => {
  const t = useTranslations('share');
  const code = useRef<SVGSVGElement>(null);
  const size = url === null ? null : qrSizeOf(url);
  const save = () => {
    if (code.current === null) return;
    const svg = new XMLSerializer().serializeToString(code.current);
    saveFile(`${brand.slug}-qr.svg`, new Blob([svg], { type: 'image/svg+xml' }));
  };
  const side = Math.max(size ?? 0, isCompact ? 140 : wideSize);
  return (
    <Panel aria-label={t('link')}>
      {url !== null && size !== null ? (
        <QrCode ref={code} url={url} size={side} />
      ) : (
        <NoCode style={{ width: side, minHeight: side }}>
          {t(url === null ? 'incomplete' : 'qrTooLong')}
        </NoCode>
      )}
      <Url>
        {url !== null && (
          <Link
            href={url}
            color="inherit"
            underline="hover"
            translate="no"
            data-testid="share-link"
          >
            {url.split(/(?=[?&])/).map((part, index) => (
              <Fragment key={index}>
                {index > 0 && <wbr />}
                <span>{part}</span>
              </Fragment>
            ))}
          </Link>
        )}
      </Url>
      {!isCompact && <Box sx={{ display: 'grid', gap: 1 }}>{actions}</Box>}
      <Side>
        <Button
          startIcon={<DownloadIcon />}
          aria-disabled={size === null}
          onClick={save}
          sx={{ px: 1 }}
        >
          {t('qrSvg')}
        </Button>
        <Typography variant="caption" color="textSecondary" sx={{ [besideForm]: { mt: 1 } }}>
          {t('seen')}
        </Typography>
        {!isCompact && status}
      </Side>
    </Panel>
  );
};
