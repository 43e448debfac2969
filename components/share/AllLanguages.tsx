import ExpandIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { monospace } from '@/components/theme/typeface';
import { languages } from '@/lib/config/languages';
import { locales } from '@/lib/i18n/locales';
import { urlOf, type PageLink } from '@/lib/parameters/link';
import { inLanguage } from '@/lib/share/draft';
import { Check } from './Field';
import { useCopy } from './useCopy';

const Item = styled(ListItem)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 16,
  padding: '8px 0',
  '& + &': { borderTop: `1px solid ${theme.palette.rule}` },
})) as typeof ListItem;

/** The name of a language, and whether its link was copied. */
const Name = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  display: 'flex',
  gap: 12,
  alignItems: 'baseline',
  '& > :first-of-type': { fontWeight: 500 },
  '& > [role=status]': { ...theme.typography.caption, color: theme.palette.accentText },
}));

const Url = styled(Link)(({ theme }) => ({
  gridColumn: 1,
  color: theme.palette.text.secondary,
  fontFamily: monospace,
  fontSize: '0.75rem',
  lineHeight: 1.5,
})) as typeof Link;

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
      <List role="list" disablePadding>
        {locales.map((locale) => {
          const url = urlOf(inLanguage(link, locale, isLocal));
          const name = languages[locale].name;
          return (
            <Item key={locale}>
              <Name>
                <span lang={locale}>{name}</span>
                <span role="status">
                  <span key={messageFor(url)}>{messageFor(url)}</span>
                </span>
              </Name>
              <Url href={url} translate="no" noWrap underline="hover">
                {url}
              </Url>
              <Button
                variant="text"
                aria-label={`${t('copy')}, ${name}`}
                onClick={() => void copy(url)}
                sx={{ gridArea: '1 / 2 / span 2', px: 1, mr: -1 }}
              >
                {t('copy')}
              </Button>
            </Item>
          );
        })}
      </List>
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
