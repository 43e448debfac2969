import ExpandIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useTranslations } from 'next-intl';
import { monospace } from '@/components/theme/typeface';
import { languages } from '@/lib/config/languages';
import { locales } from '@/lib/i18n/locales';
import { urlOf } from '@/lib/parameters/link';
import { inLanguage, linkOf } from '@/lib/share/draft';
import type { DraftProps } from './TextParameter';
import { useCopy } from './useCopy';

/** The link in each language, if there is one. */
export const AllLanguages = ({ draft, onChange }: DraftProps) => {
  const t = useTranslations('share');
  const { copy, messageFor } = useCopy();
  const link = linkOf(draft);
  const row = (url: string, locale: string, name: string) => (
    <ListItem key={locale} divider disableGutters sx={{ py: 0 }}>
      <ListItemText
        primary={name}
        secondary={
          <Link
            href={url}
            color="inherit"
            underline="hover"
            translate="no"
            noWrap
            sx={{ display: 'block', outlineOffset: -2 }}
          >
            {url}
          </Link>
        }
        slotProps={{
          primary: { lang: locale },
          secondary: { variant: 'caption', noWrap: true, sx: { fontFamily: monospace } },
        }}
      />
      <Typography variant="caption" role="status" color="accentText" sx={{ ml: 1 }}>
        {messageFor(url)}
      </Typography>
      <Button
        variant="text"
        aria-label={`${t('copy')}, ${name}`}
        onClick={() => void copy(url)}
        sx={{ mr: -1.5 }}
      >
        {t('copy')}
      </Button>
    </ListItem>
  );
  return (
    <Accordion
      disableGutters
      elevation={0}
      sx={{ bgcolor: 'transparent', '&::before': { display: 'none' } }}
    >
      <AccordionSummary
        id="all-languages-title"
        aria-controls="all-languages"
        expandIcon={<ExpandIcon />}
        sx={{ p: 0, typography: 'h3' }}
      >
        {t('all')}
      </AccordionSummary>
      <AccordionDetails sx={{ p: 0 }}>
        <FormControlLabel
          label={t('local')}
          name="local"
          checked={draft.isLocal}
          onChange={(_, isOn) => onChange({ ...draft, isLocal: isOn })}
          control={<Checkbox size="small" />}
        />
        <List role="list" disablePadding>
          {link &&
            locales.map((locale) =>
              row(urlOf(inLanguage(link, locale, draft.isLocal)), locale, languages[locale].name),
            )}
        </List>
      </AccordionDetails>
    </Accordion>
  );
};
