import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { saveFile } from '@/components/dialogs/saveFile';
import { phones, radius } from '@/components/theme/tokens';
import { monospace } from '@/components/theme/typeface';
import { brand } from '@/lib/config/brand';
import { hasMergeTag, urlOf, type PageLink } from '@/lib/parameters/link';
import { QrCode, qrSizeOf } from './QrCode';

/** Above the form, or beside it, behind a line. On phones, a large code has a row of its own. */
const Panel = styled('section')<{ isLarge: boolean }>(({ theme, isLarge }) => ({
  '--code': '140px',
  display: 'grid',
  gap: 16,
  gridTemplate: '"code note" 1fr "code save" auto "url url" auto / auto minmax(0, 1fr)',
  '& > :is(svg, p)': {
    gridArea: 'code',
    minWidth: 'var(--code)',
    minHeight: 'var(--code)',
    borderRadius: radius.card,
    outline: `1px solid ${theme.palette.divider}`,
    outlineOffset: -1,
  },
  '& > svg': { maxWidth: '100%', height: 'auto' },
  // The reason why there is no code.
  '& > p': { display: 'grid', width: 0, padding: 12, placeItems: 'center', textAlign: 'center' },
  [phones]: isLarge && {
    gridTemplate: '"code" auto "save" auto "url" auto "note" auto / minmax(0, 1fr)',
  },
  [theme.breakpoints.up('md')]: {
    '--code': '240px',
    gridArea: '1 / 2',
    gridTemplate: '"code" auto "save" auto "url" auto "note" 1fr / minmax(15rem, min-content)',
    paddingLeft: 24,
    borderLeft: `1px solid ${theme.palette.divider}`,
  },
}));

/** Breaks before a parameter, and within one only if it is longer than a line. */
const Url = styled(Link)({
  gridArea: 'url',
  fontFamily: monospace,
  fontSize: '0.75rem',
  lineHeight: 1.5,
  hyphens: 'none',
  '& span': { display: 'inline-block', maxWidth: '100%', overflowWrap: 'anywhere' },
});

/** `link`: `null` while a field refuses its text. */
export const ResultPanel = ({ link }: { link: PageLink | null }) => {
  const t = useTranslations('share');
  const code = useRef<SVGSVGElement>(null);
  const url = link && urlOf(link);
  const isTagged = link !== null && hasMergeTag(link);
  const size = url === null || isTagged ? null : qrSizeOf(url);
  const save = () => {
    if (code.current === null) return;
    const svg = new XMLSerializer().serializeToString(code.current);
    saveFile(`${brand.slug}-qr.svg`, new Blob([svg], { type: 'image/svg+xml' }));
  };
  return (
    <Panel aria-label={t('link')} isLarge={size !== null && size > 140}>
      {url !== null && size !== null ? (
        <QrCode ref={code} url={url} size={size} />
      ) : (
        <Typography variant="body2">
          {t(url === null ? 'incomplete' : isTagged ? 'qrMergeTag' : 'qrTooLong')}
        </Typography>
      )}
      <Button
        startIcon={<DownloadIcon />}
        aria-disabled={size === null}
        onClick={save}
        sx={{ gridArea: 'save', justifySelf: 'start', minWidth: 'var(--code)', px: 1 }}
      >
        {t('qrSvg')}
      </Button>
      {url !== null && (
        <Url href={url} color="inherit" underline="hover" translate="no" data-testid="share-link">
          {url.split(/(?=[?&])/).map((part, index) => (
            <span key={index}>{part}</span>
          ))}
        </Url>
      )}
      <Typography variant="caption" color="textSecondary" sx={{ gridArea: 'note' }}>
        {t('seen')}
      </Typography>
    </Panel>
  );
};
