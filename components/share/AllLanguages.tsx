import ExpandIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { monospace } from '@/components/theme/typeface';
import { languages } from '@/lib/config/languages';
import { locales } from '@/lib/i18n/locales';
import { urlOf, type PageLink } from '@/lib/parameters/link';
import { inLanguage } from '@/lib/share/draft';
import { Check } from './Check';
import { useCopy } from './useCopy';

/** The name of a language, whether its link was copied, and below them the link. */
const Languages = styled(List)(({ theme: { palette, typography } }) => ({
  ...typography.body1,
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    columnGap: 12,
    alignItems: 'baseline',
    padding: '8px 0',
  },
  '& li + li': { borderTop: `1px solid ${palette.rule}` },
  '& [lang]': { fontWeight: 500 },
  '& [role=status]': { ...typography.caption, color: palette.accentText },
  '& a': {
    gridColumn: '1 / span 2',
    color: palette.text.secondary,
    fontFamily: monospace,
    fontSize: '0.75rem',
    lineHeight: 1.5,
  },
  '& button': {
    gridArea: '1 / 3 / span 2',
    alignSelf: 'center',
    padding: '0 8px',
    marginRight: -8,
  },
}));

const Links = ({ link }: { link: PageLink }) => {
  const t = useTranslations('share');
  const { copy, messageFor } = useCopy();
  const [isLocal, setIsLocal] = useState(false);
  return (
    <>
      <Check
        name="local"
        label={t('local')}
        checked={isLocal}
        hint={isLocal && t('localHint')}
        onChange={setIsLocal}
      />
      <Languages role="list" disablePadding>
        {locales.map((locale) => {
          const url = urlOf(inLanguage(link, locale, isLocal));
          const name = languages[locale].name;
          return (
            <li key={locale}>
              <span lang={locale}>{name}</span>
              <span role="status">
                <span key={messageFor(url)}>{messageFor(url)}</span>
              </span>
              <Link href={url} translate="no" noWrap underline="hover">
                {url}
              </Link>
              <Button
                variant="text"
                aria-label={`${t('copy')}, ${name}`}
                onClick={() => void copy(url)}
              >
                {t('copy')}
              </Button>
            </li>
          );
        })}
      </Languages>
    </>
  );
};

/** The links in all languages, which are made when they are asked for. */
export const AllLanguages = ({ link }: { link: PageLink | null }) => {
  const t = useTranslations('share');
  return (
    <Accordion
      disableGutters
      square
      elevation={0}
      slotProps={{ transition: { timeout: 0, unmountOnExit: true } }}
      sx={{
        borderTop: 1,
        borderColor: 'divider',
        backgroundColor: 'transparent',
        '&::before': { display: 'none' },
      }}
    >
      <AccordionSummary
        expandIcon={<ExpandIcon sx={{ color: 'text.primary' }} />}
        sx={{
          minHeight: { xs: '3.25rem', sm: '3rem' },
          p: 0,
          typography: 'body1',
          fontWeight: 500,
        }}
      >
        {t('all')}
      </AccordionSummary>
      <AccordionDetails sx={{ p: 0 }}>{link && <Links link={link} />}</AccordionDetails>
    </Accordion>
  );
};
