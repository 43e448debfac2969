import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { usePage } from '@/components/run/runContext';
import { usePageLink } from '@/components/run/pageLink';
import { Field } from '@/components/ui/Field';
import { linkLimits } from '@/lib/config/limits';
import { clockText } from '@/lib/format/clockText';
import { readClock } from '@/lib/format/readClock';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import { hrefOf, withValues } from '@/lib/parameters/link';

/** How much later the suggested moment is, in seconds: an hour. */
const later = 3_600;

const Link = styled('a')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  margin: theme.spacing(1, 0, 3),
  padding: theme.spacing(0, 2),
  border: `1px solid ${theme.palette.hairline}`,
  borderRadius: theme.shape.borderRadius,
  color: theme.palette.primary.main,
  fontWeight: 600,
  textDecoration: 'none',
  '&[href]:hover': { borderColor: theme.palette.text.secondary },
  '&:not([href])': { color: theme.palette.text.secondary },
}));

/** A link to another moment of the run, since its last start. */
export const MomentForm = () => {
  const t = useLoadedTranslations('details');
  const pageLink = usePageLink();
  const { getMoment } = usePage();
  const [moment] = useState(getMoment);
  const [text, setText] = useState(() =>
    clockText(Math.min(Math.floor((moment?.t ?? 0) / 1_000) + later, linkLimits.t)),
  );
  const seconds = readClock(text);
  const link = useRef<HTMLAnchorElement>(null);
  const isValid = seconds !== null && seconds <= linkLimits.t;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        link.current?.click();
      }}
    >
      <h3>{t('momentTitle')}</h3>
      <Field
        label={t('momentField')}
        hint={t('momentHint', { example: clockText(5_400), max: clockText(linkLimits.t) })}
        error={!isValid}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Link
        ref={link}
        aria-disabled={!isValid}
        {...(isValid && {
          href: hrefOf(withValues(pageLink, { paused: null, ...moment, t: seconds * 1_000 })),
        })}
      >
        {t('momentOpen')}
      </Link>
    </form>
  );
};
