import ExpandIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { monospace } from '@/components/theme/typeface';
import { languages } from '@/lib/config/languages';
import { locales } from '@/lib/i18n/locales';
import { urlOf, type PageLink } from '@/lib/parameters/link';
import { inLanguage } from '@/lib/share/draft';
import { useCopy } from './useCopy';

type Props = {
  /** `null` while a field refuses its text. */
  link: PageLink | null;
  /** Whether each language has its own currency and number format. */
  isLocal: boolean;
  onLocal: (isLocal: boolean) => void;
};

const Links = ({ link, isLocal, onLocal }: Props) => {
  const t = useTranslations('share');
  const { copy, messageFor } = useCopy();
  const hintId = useId();
  if (link === null) return null;
  return (
    <>
      <FormControlLabel
        label={t('local')}
        control={
          <Checkbox
            name="local"
            checked={isLocal}
            onChange={(_, isOn) => onLocal(isOn)}
            slotProps={{ input: { 'aria-describedby': isLocal ? hintId : undefined } }}
          />
        }
      />
      {isLocal && (
        <FormHelperText id={hintId} sx={{ m: '-4px 0 4px', pl: '31px' }}>
          {t('localHint')}
        </FormHelperText>
      )}
      <List role="list" disablePadding>
        {locales.map((locale) => {
          const url = urlOf(inLanguage(link, locale, isLocal));
          const name = languages[locale].name;
          return (
            <ListItem key={locale} divider disableGutters>
              <ListItemText
                primary={
                  <>
                    <span lang={locale}>{name}</span>
                    <Typography
                      component="span"
                      variant="caption"
                      role="status"
                      sx={{ ml: 1.5, color: 'accentText' }}
                    >
                      <span key={messageFor(url)}>{messageFor(url)}</span>
                    </Typography>
                  </>
                }
                secondary={
                  <Link href={url} color="inherit" translate="no" underline="hover">
                    {url}
                  </Link>
                }
                slotProps={{
                  secondary: { variant: 'caption', noWrap: true, sx: { fontFamily: monospace } },
                }}
              />
              <Button
                variant="text"
                sx={{ flex: 'none', mr: -1, px: 1 }}
                aria-label={`${t('copy')}, ${name}`}
                onClick={() => void copy(url)}
              >
                {t('copy')}
              </Button>
            </ListItem>
          );
        })}
      </List>
    </>
  );
};

/** The links in all languages, which are made only while the accordion is open. */
export const AllLanguages = (props: Props) => {
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
      <AccordionDetails sx={{ p: 0 }}>
        <Links {...props} />
      </AccordionDetails>
    </Accordion>
  );
};
