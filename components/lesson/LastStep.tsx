import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslations } from 'next-intl';
import { authorities, lastRead } from '@/lib/config/authorities';

const sections = [
  {
    title: 'lostTitle',
    before: 'lostIntro',
    items: ['lostPay', 'lostBank', 'lostDevice', 'lostKeep', 'lostPolice'],
    after: 'lostAgain',
  },
  {
    title: 'beforeTitle',
    items: ['beforeName', 'beforeCopied', 'beforeNone'],
    after: 'whereClaims',
  },
  { title: 'payTitle', items: ['payWho', 'payChecked', 'payTold', 'payFirst'] },
  {
    title: 'reachTitle',
    items: ['reachContact', 'reachFace', 'reachHurry', 'reachPay', 'reachApp'],
  },
] as const;

export const LastStep = () => {
  const t = useTranslations('lesson');
  const locale = useLocale();
  const regions = new Intl.DisplayNames(locale, { type: 'region' });
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <>
      <Typography variant="h2" component="h3">
        {t('whereTitle')}
      </Typography>
      {sections.map((section) => (
        <section key={section.title}>
          <Typography variant="h3" component="h4" sx={{ mt: 3, mb: 1 }}>
            {t(section.title)}
          </Typography>
          {'before' in section && <p>{t(section.before)}</p>}
          <ul>
            {section.items.map((item) => (
              <li key={item}>{t(item)}</li>
            ))}
          </ul>
          {'after' in section && <p>{t(section.after)}</p>}
        </section>
      ))}
      <Typography variant="h3" component="h4" sx={{ mt: 3, mb: 1 }}>
        {t('registers')}
      </Typography>
      <ul>
        {authorities.map(({ region, name, url }) => (
          <li key={url}>
            <Link href={url} target="_blank" rel="noreferrer">
              {name}
            </Link>
            {` · ${region === null ? t('worldwide') : (regions.of(region) ?? region)}`}
          </li>
        ))}
      </ul>
      <p>{t('readOn', { date: dates.format(new Date(lastRead)) })}</p>
      <p>{t('whereNote')}</p>
      <p>{t('signsOnly')}</p>
    </>
  );
};
