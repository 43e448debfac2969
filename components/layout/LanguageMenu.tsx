import { styled } from '@mui/material/styles';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, type FocusEvent } from 'react';
import { arrowHalf } from '@/components/ui/fieldStyle';
import { useLinkNow } from '@/components/run/pageLink';
import { nameOfLocale, locales } from '@/lib/i18n/locales';

/** One row; the list opens upwards, even without scripts. */
const Menu = styled('details')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'relative',
  // Until the summary is parsed, the browser shows a default one, which is lower.
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
  // Older versions of Safari draw their own triangle.
  'summary::-webkit-details-marker': { display: 'none' },
  'summary::after': {
    content: '""',
    width: '0.75rem',
    height: '0.375rem',
    transform: 'scaleY(-1)',
    background: `${arrowHalf(45, 0.375)},${arrowHalf(-45, 0)}`,
    forcedColorAdjust: 'none',
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

/** Closes the menu when focus moves elsewhere, but not to nothing, as after a press in Safari. */
const closeWhenLeft = ({ relatedTarget, currentTarget }: FocusEvent<HTMLDetailsElement>) => {
  const isLeft = relatedTarget instanceof Node && !currentTarget.contains(relatedTarget);
  if (isLeft) currentTarget.open = false;
};

/** Links to the same view in the other languages, with the query and the seed of this run. */
export const LanguageMenu = () => {
  const linkNow = useLinkNow();
  const t = useTranslations('panel');
  const current = useLocale();
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const onPress = ({ target }: PointerEvent) => {
      const { current } = menu;
      if (current?.open && target instanceof Node && !current.contains(target))
        current.open = false;
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, []);

  return (
    <nav aria-label={t('languages')} data-part="languages" data-testid="language-menu">
      <Menu ref={menu} onBlur={closeWhenLeft}>
        <summary>{nameOfLocale(current)}</summary>
        <ul>
          {locales
            .filter((locale) => locale !== current)
            .map((locale) => (
              <li key={locale}>
                <a {...linkNow((link) => ({ ...link, locale }))} hrefLang={locale} lang={locale}>
                  {nameOfLocale(locale)}
                </a>
              </li>
            ))}
        </ul>
      </Menu>
    </nav>
  );
};
