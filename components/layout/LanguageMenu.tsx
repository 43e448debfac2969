import Link from '@mui/material/Link';
import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import { useLocale, useTranslations } from 'next-intl';
import { useMomentLink } from '@/components/run/pageLink';
import { coarse, fromPanel, low } from '@/components/theme/structure';
import { languages } from '@/lib/config/languages';
import { locales } from '@/lib/i18n/locales';

/** At the foot of the page, or of the side panel where there is one. */
const Root = styled('nav')<{ isInPanel: boolean }>(({ theme, isInPanel }) => ({
  gridArea: 'languages',
  paddingBottom: 'var(--gap)',
  color: theme.palette.text.secondary,
  '& > ul': { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(5.5rem, 1fr))' },
  '& > ul > li': {
    display: 'flex',
    alignItems: 'center',
    minHeight: '1.75rem',
    [coarse]: { minHeight: '2.75rem' },
  },
  '& [aria-current]': { ...theme.typography.h3, color: theme.palette.text.primary },
  [fromPanel]: isInPanel && {
    gridArea: 'panel',
    alignSelf: 'end',
    position: 'sticky',
    bottom: 0,
    width: 'var(--panel)',
    padding: '0 1.5rem 1.25rem',
    [low]: { position: 'static' },
  },
}));

/** `isInPanel`: whether there is a side panel in wide windows. */
export const LanguageMenu = ({ isInPanel }: { isInPanel: boolean }) => {
  const t = useTranslations('panel');
  const linkNow = useMomentLink();
  const current = useLocale();
  return (
    <Root
      className="screen-only foot"
      aria-label={t('languages')}
      data-testid="language-menu"
      isInPanel={isInPanel}
    >
      <List role="list" disablePadding>
        {locales.map((locale) => (
          <li key={locale}>
            {locale === current ? (
              <span aria-current="true">{languages[locale].name}</span>
            ) : (
              <Link
                {...linkNow((link) => ({ ...link, locale }))}
                color="inherit"
                underline="hover"
                hrefLang={locale}
                lang={locale}
              >
                {languages[locale].name}
              </Link>
            )}
          </li>
        ))}
      </List>
    </Root>
  );
};
