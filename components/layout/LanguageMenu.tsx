import GlobeIcon from '@mui/icons-material/Language';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useLocale, useTranslations } from 'next-intl';
import { useIsLessonShown } from '@/components/lesson/lessonShown';
import { useLinkNow } from '@/components/run/pageLink';
import { coarse, lowWindow, pageColumn } from '@/components/theme/tokens';
import { languages } from '@/lib/config/languages';
import { locales } from '@/lib/i18n/locales';
import { usePanelQuery } from './panelQuery';

type RootProps = { panelQuery: string; isLessonShown: boolean };

/** At the foot of the page, or of the side panel. Beside the lesson, only the drawer has the languages. */
const Root = styled('nav')<RootProps>(({ theme, panelQuery, isLessonShown }) => ({
  ...pageColumn,
  gridArea: 'languages',
  paddingBottom: 24,
  [theme.breakpoints.down('sm')]: { paddingBottom: 16 },
  [theme.breakpoints.up('md')]: isLessonShown && { display: 'none' },
  [panelQuery]: {
    gridArea: 'panel',
    display: 'block',
    alignSelf: 'end',
    position: 'sticky',
    bottom: 0,
    padding: '0 12px 20px',
    [lowWindow]: { position: 'static' },
  },
  '@media print': { display: 'none' },
}));

/** Where the links are in the panel: `panelQuery`, or everywhere in the drawer. */
type Place = { panelQuery?: string };

const Links = styled('div')<Place>(({ theme, panelQuery = '&' }) => ({
  ...theme.typography.body2,
  color: theme.palette.text.secondary,
  [panelQuery]: {
    display: 'grid',
    gridTemplateColumns: '1.5rem minmax(0, 1fr)',
    columnGap: 12,
    paddingLeft: 12,
  },
}));

const Globe = styled('span')<Place>(({ panelQuery = '&' }) => ({
  display: 'none',
  padding: '4px 2px',
  [coarse]: { paddingTop: 12 },
  [panelQuery]: { display: 'block' },
}));

const List = styled('ul')<Place>(({ theme, panelQuery = '&' }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 24px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.down('sm')]: { display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)' },
  [panelQuery]: { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 12 },
}));

const Language = styled('span')<Place>(({ theme, panelQuery }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  ...(panelQuery && { [panelQuery]: { minHeight: '1.75rem' } }),
  [coarse]: { minHeight: '2.75rem' },
  '&[aria-current]': { fontWeight: 600, color: theme.palette.text.primary },
}));

/** Without `panelQuery`, in the drawer. */
export const LanguageLinks = ({ panelQuery }: Place) => {
  const linkNow = useLinkNow();
  const current = useLocale();
  const place = panelQuery === undefined ? {} : { panelQuery };
  return (
    <Links {...place}>
      <Globe {...place}>
        <GlobeIcon />
      </Globe>
      <List role="list" {...place}>
        {locales.map((locale) => (
          <li key={locale}>
            {locale === current ? (
              <Language aria-current="true" {...place}>
                {languages[locale].name}
              </Language>
            ) : (
              <Link
                {...linkNow((link) => ({ ...link, locale }))}
                color="inherit"
                underline="hover"
                hrefLang={locale}
                lang={locale}
              >
                <Language {...place}>{languages[locale].name}</Language>
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
  const panelQuery = usePanelQuery();
  return (
    <Root
      id="languages"
      aria-label={t('languages')}
      data-testid="language-menu"
      panelQuery={panelQuery}
      isLessonShown={useIsLessonShown()}
    >
      <LanguageLinks panelQuery={panelQuery} />
    </Root>
  );
};
