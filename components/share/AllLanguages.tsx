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
import { useState } from 'react';
import { languages } from '@/lib/config/languages';
import { locales } from '@/lib/i18n/locales';
import { urlOf, type PageLink } from '@/lib/parameters/link';
import { inLanguage } from '@/lib/share/draft';
import { useCopy } from './useCopy';

export const AllLanguages = ({ link }: { link: PageLink }) => {
  const t = useTranslations('share');
  const [isLocal, setIsLocal] = useState(false);
  const { copy, messageFor } = useCopy();
  return (
    <>
      <Typography variant="h3" sx={{ mt: 4, mb: 1 }}>
        {t('all')}
      </Typography>
      <FormControlLabel
        label={t('local')}
        control={
          <Checkbox name="local" checked={isLocal} onChange={(_, isOn) => setIsLocal(isOn)} />
        }
      />
      {isLocal && <FormHelperText>{t('localHint')}</FormHelperText>}
      <List role="list" dense>
        {locales.map((locale) => {
          const url = urlOf(inLanguage(link, locale, isLocal));
          const name = languages[locale].name;
          return (
            <ListItem key={locale} disableGutters sx={{ gap: 2 }}>
              <ListItemText
                primary={<span lang={locale}>{name}</span>}
                secondary={
                  <Link href={url} translate="no" noWrap sx={{ display: 'block' }}>
                    {url}
                  </Link>
                }
              />
              <span role="status">
                <span key={messageFor(url)}>{messageFor(url)}</span>
              </span>
              <Button
                variant="text"
                aria-label={`${t('copy')}, ${name}`}
                onClick={() => void copy(url)}
                sx={{ flex: 'none' }}
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
