import Link from '@mui/material/Link';
import List from '@mui/material/List';
import { styled, type Breakpoint } from '@mui/material/styles';
import SvgIcon from '@mui/material/SvgIcon';
import { useLocale, useTranslations } from 'next-intl';
import { useIsLessonShown } from '@/components/run/lessonShown';
import { useMomentLink } from '@/components/run/pageLink';
import { lowestWindow, pageColumn, phones } from '@/components/theme/tokens';
import { languages } from '@/lib/config/languages';
import { locales } from '@/lib/i18n/locales';
import { usePanelBreakpoint } from './usePanelBreakpoint';

type RootProps = { panelFrom: Breakpoint; isLessonShown: boolean };

/**
 * At the bottom of the page, or of the side panel. While the lesson is a column and the panel is
 * not, only the drawer contains the languages.
 */
const Root = styled('nav')<RootProps>(({ theme: { breakpoints }, panelFrom, isLessonShown }) => ({
  ...pageColumn,
  gridArea: 'languages',
  paddingBottom: 'var(--gutter)',
  [breakpoints.between('md', panelFrom)]: isLessonShown && { display: 'none' },
  [breakpoints.up(panelFrom)]: {
    gridArea: 'panel',
    alignSelf: 'end',
    position: 'sticky',
    bottom: 0,
    padding: '0 12px 20px',
    [lowestWindow]: { position: 'static' },
  },
}));

/** `panelFrom`: the breakpoint from which they are in a panel, in two columns beside a globe. */
type LinksProps = { panelFrom: Breakpoint };

const Links = styled('div')<LinksProps>(({ theme, panelFrom }) => ({
  ...theme.typography.body2,
  color: theme.palette.text.secondary,
  '& .globe': { display: 'none', margin: '12px 2px' },
  '& .list': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 24px',
    [phones]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(5.5rem, 1fr))',
    },
  },
  '& .name': { display: 'flex', alignItems: 'center', minHeight: '2.75rem' },
  '& [aria-current]': { fontWeight: 600, color: theme.palette.text.primary },
  [theme.breakpoints.up(panelFrom)]: {
    display: 'grid',
    gridTemplateColumns: '1.5rem minmax(0, 1fr)',
    columnGap: 12,
    paddingLeft: 12,
    '& .globe': { display: 'block' },
    '& .list': { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 12 },
  },
  '@media (pointer: fine)': {
    [theme.breakpoints.up('lg')]: {
      '& .globe': { marginTop: 4 },
      '& .name': { minHeight: '1.75rem' },
    },
  },
}));

export const LanguageLinks = (props: LinksProps) => {
  const linkNow = useMomentLink();
  const current = useLocale();
  return (
    <Links {...props}>
      <SvgIcon className="globe">
        <path
          d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3 12h18M12 3c-5 5-5 13 0 18 5-5 5-13 0-18"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
        />
      </SvgIcon>
      <List role="list" disablePadding className="list">
        {locales.map((locale) => (
          <li key={locale}>
            {locale === current ? (
              <span className="name" aria-current="true">
                {languages[locale].name}
              </span>
            ) : (
              <Link
                {...linkNow((link) => ({ ...link, locale }))}
                color="inherit"
                underline="hover"
                hrefLang={locale}
                lang={locale}
                className="name"
              >
                {languages[locale].name}
              </Link>
            )}
          </li>
        ))}
      </List>
    </Links>
  );
};

export const LanguageMenu = () => {
  const t = useTranslations('panel');
  const panelFrom = usePanelBreakpoint();
  return (
    <Root
      className="screen-only"
      aria-label={t('languages')}
      data-testid="language-menu"
      panelFrom={panelFrom}
      isLessonShown={useIsLessonShown()}
    >
      <LanguageLinks panelFrom={panelFrom} />
    </Root>
  );
};
