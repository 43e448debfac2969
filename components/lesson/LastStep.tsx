import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useLocale, useTranslations } from 'next-intl';
import { radius } from '@/components/theme/structure';
import { authorities, lastChecked } from '@/lib/config/authorities';
import { Prose, SignsOnly, Title } from './SignText';

const Root = styled(Prose)(({ theme: { palette, typography } }) => ({
  '& small': { ...typography.body2, color: palette.text.secondary, fontWeight: 500 },
  '& section': { marginTop: 20 },
  '& h4': { ...typography.h3, margin: 0 },
  '& h4 + p': { marginTop: 4 },
  '& :is(ol, ul)': { margin: '8px 0 0', paddingLeft: 24 },
  '& li + li': { marginTop: 8 },
  '& li::marker': { color: palette.text.disabled },
  '& ol > li::marker': { color: palette.primary.dark, fontWeight: 600 },
  '& .places': {
    padding: 0,
    border: `1px solid ${palette.divider}`,
    borderRadius: radius.card,
    listStyle: 'none',
  },
  '& .places > li': {
    ...typography.body1,
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: 12,
    margin: 0,
    paddingInline: 16,
    color: palette.text.secondary,
  },
  '& .places > li + li': { borderTop: `1px solid ${palette.divider}` },
  '& .places a': { display: 'flex', alignItems: 'center', minHeight: '2.75rem', fontWeight: 500 },
}));

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

/** `score`: how many signs were found; none without an answer, or in print. */
export const LastStep = ({ score }: { score?: string | undefined }) => {
  const t = useTranslations('lesson');
  const locale = useLocale();
  const regions = new Intl.DisplayNames(locale, { type: 'region' });
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <Root>
      {score !== undefined && <small>{score}</small>}
      <Title tabIndex={-1}>{t('where.title')}</Title>
      {sections.map(({ key, Items, items, ...texts }) => (
        <section key={key}>
          <h4>{t(`where.${key}.title`)}</h4>
          {'intro' in texts && <p>{t(`where.${texts.intro}`)}</p>}
          <Items>
            {items.map((item) => (
              <li key={item}>{t.rich(`where.${item}`, { b: (words) => <b>{words}</b> })}</li>
            ))}
          </Items>
          {'end' in texts && <p>{t(`where.${texts.end}`)}</p>}
        </section>
      ))}
      <section>
        <h4>{t('where.registers.title')}</h4>
        <ul role="list" className="places">
          {authorities.map(([region, name, url]) => (
            <li key={url}>
              <Link href={url} target="_blank" rel="noreferrer" color="accentText">
                {name}
              </Link>
              <span>{region === null ? t('where.registers.worldwide') : regions.of(region)}</span>
            </li>
          ))}
        </ul>
        <p>
          <small>
            {t('where.registers.readOn', { date: dates.format(new Date(lastChecked)) })}
          </small>
        </p>
        <p>{t('where.registers.note')}</p>
      </section>
      <SignsOnly />
    </Root>
  );
};
