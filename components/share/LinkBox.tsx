import OpenIcon from '@mui/icons-material/OpenInNew';
import ShareIcon from '@mui/icons-material/Share';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import { printedLink } from '@/lib/parameters/printedLink';
import { useCopy } from './useCopy';

/** The form and its result fit side by side. In em, so that large text counts. */
export const besideForm = '@media (min-width: 56.25em)';

/** A long link is truncated on the screen, but selected as a whole. */
const Output = styled('output')(({ theme }) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitUserSelect: 'all',
  userSelect: 'all',
  ...theme.typography.body2,
  [besideForm]: { WebkitLineClamp: 6 },
}));

export const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  marginTop: theme.spacing(1),
  a: { color: theme.palette.primary.main },
}));

type Props = {
  link: string;
  /** Says which fields are missing in the link, as a sentence; `null` if there are none. */
  incomplete: string | null;
};

/**
 * The link, with buttons to copy, share and open it. If the link is incomplete, *Copy* says so
 * instead, and focuses the first invalid field.
 */
export const LinkBox = ({ link, incomplete }: Props) => {
  const t = useLoadedTranslations('share');
  const { message, copy } = useCopy(link);
  // Reported only after a press: text is often invalid while it is being typed.
  const [isRefused, setIsRefused] = useState(false);
  if (isRefused && incomplete === null) setIsRefused(false);
  const send = () => {
    navigator.share({ url: link }).catch(() => {
      // The visitor has closed the system's share dialog: there is nothing to report.
    });
  };
  return (
    <Box sx={{ flex: 1, minWidth: 0 }}>
      {/* An output is a live region, which would be read out at every key. */}
      <Output translate="no" aria-live="off" aria-label={t('link')} data-testid="built-link">
        {printedLink(link)}
      </Output>
      <Actions>
        <Button
          variant="contained"
          onClick={({ currentTarget }) => {
            if (incomplete === null) {
              copy();
              return;
            }
            setIsRefused(true);
            currentTarget
              .closest('[role=dialog]')
              ?.querySelector<HTMLElement>('[aria-invalid=true]')
              ?.focus();
          }}
        >
          {t('copy')}
        </Button>
        {incomplete === null && 'share' in navigator && (
          <IconButton aria-label={t('send')} title={t('send')} onClick={send}>
            <ShareIcon />
          </IconButton>
        )}
        {incomplete === null && (
          <IconButton
            component="a"
            href={link}
            target="_blank"
            rel="noreferrer"
            aria-label={t('visit')}
            title={t('visit')}
          >
            <OpenIcon />
          </IconButton>
        )}
        {isRefused ? (
          <span role="alert">{incomplete}</span>
        ) : (
          <span role="status">{incomplete === null && message}</span>
        )}
      </Actions>
    </Box>
  );
};
