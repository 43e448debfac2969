import { styled } from '@mui/material/styles';
import { useLocale, useTranslations } from 'next-intl';
import type { FocusEvent } from 'react';
import { half } from '@/components/ui/fieldStyle';
import { useMomentHandlers } from '@/components/run/useMomentHandlers';
import { useView } from '@/components/run/runContext';
import { useRunLink } from '@/components/run/useRunLink';
import { publicUrl } from '@/lib/config/publicUrl';
import { localeNames, locales } from '@/lib/i18n/locales';
import { viewPath } from '@/lib/i18n/viewPath';

/** One row; the list opens upwards, without scripts too. */
const Menu = styled('details')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'relative',
  // Until its summary has been parsed, it shows a lower one of the browser's.
  minHeight: 'var(--control)',
  'summary, a': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: 'var(--control)',
    padding: theme.spacing(0, 1.5),
    color: theme.palette.text.secondary,
    cursor: 'pointer',
  },
  'summary::after': {
    content: '""',
    width: '0.75rem',
    height: '0.375rem',
    transform: 'scaleY(-1)',
    background: `${half(45, 0.375)},${half(-45, 0)}`,
  },
  ul: {
    position: 'absolute',
    inset: 'auto 0 100%',
    margin: 0,
    padding: theme.spacing(0.5),
    border: `1px solid ${theme.palette.hairline}`,
    borderRadius: theme.shape.borderRadius,
    backgroundColor: theme.palette.background.paper,
    listStyle: 'none',
  },
}));

const closeWhenLeft = ({ relatedTarget, currentTarget }: FocusEvent<HTMLDetailsElement>) => {
  if (!currentTarget.contains(relatedTarget)) currentTarget.open = false;
};

/** Links to the same view in the other languages, with the query and the seed of this run. */
export const LanguageMenu = () => {
  const view = useView();
  const runLink = useRunLink();
  const handlers = useMomentHandlers();
  const t = useTranslations('panel');
  const current = useLocale();
  const link = runLink();

  return (
    <nav aria-label={t('languages')} data-testid="language-menu">
      <Menu onBlur={closeWhenLeft}>
        <summary>{localeNames[current]}</summary>
        <ul>
          {locales
            .filter((locale) => locale !== current)
            .map((locale) => (
              <li key={locale}>
                <a
                  href={publicUrl(viewPath(view, locale)) + link}
                  hrefLang={locale}
                  lang={locale}
                  {...handlers}
                >
                  {localeNames[locale]}
                </a>
              </li>
            ))}
        </ul>
      </Menu>
    </nav>
  );
};
