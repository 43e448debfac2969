import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslations } from 'next-intl';
import { DataTable } from '@/components/dialogs/DataTable';
import { authorities, lastChecked } from '@/lib/config/authorities';
import { SignsOnly, Title } from './SignText';

const sections = [
  {
    key: 'lost',
    intro: 'lost.intro',
    Items: 'ol',
    items: ['lost.pay', 'lost.bank', 'lost.device', 'lost.keep', 'lost.police'],
    end: 'lost.again',
  },
  {
    key: 'before',
    Items: 'ul',
    items: ['before.name', 'before.copied', 'before.none'],
    end: 'before.claims',
  },
  { key: 'ask', Items: 'ul', items: ['ask.who', 'ask.checked', 'ask.told', 'ask.first'] },
  {
    key: 'reach',
    Items: 'ul',
    items: ['reach.contact', 'reach.face', 'reach.hurry', 'reach.pay', 'reach.app'],
  },
] as const;

/** `score`: how many signs were found; none without an answer. */
export const LastStep = ({ score }: { score?: string | undefined }) => {
  const t = useTranslations('lesson');
  const locale = useLocale();
  const regions = new Intl.DisplayNames(locale, { type: 'region' });
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const heading = (title: string) => (
    <Typography variant="h3" component="h4">
      {title}
    </Typography>
  );
  return (
    <>
      {score !== undefined && <Typography color="textSecondary">{score}</Typography>}
      <Title>{t('where.title')}</Title>
      {sections.map(({ key, Items, items, ...texts }) => (
        <Stack key={key} component="section" spacing={1}>
          {heading(t(`where.${key}.title`))}
          {'intro' in texts && <Typography>{t(`where.${texts.intro}`)}</Typography>}
          <Typography component={Items} sx={{ pl: 2.5, '& > li + li': { mt: 1 } }}>
            {items.map((item) => (
              <li key={item}>{t.rich(`where.${item}`, { b: (words) => <b>{words}</b> })}</li>
            ))}
          </Typography>
          {'end' in texts && <Typography>{t(`where.${texts.end}`)}</Typography>}
        </Stack>
      ))}
      <Stack component="section" spacing={1}>
        {heading(t('where.registers.title'))}
        <DataTable
          rows={authorities.map(([region, name, url]) => ({
            name: (
              <Link href={url} target="_blank" rel="noreferrer" color="accentText">
                {name}
              </Link>
            ),
            value: region === null ? t('where.registers.worldwide') : regions.of(region),
          }))}
        />
        <Typography variant="caption" component="p" color="textSecondary">
          {t('where.registers.readOn', { date: dates.format(new Date(lastChecked)) })}
        </Typography>
        <Typography>{t('where.registers.note')}</Typography>
      </Stack>
      <SignsOnly />
    </>
  );
};
