import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useLocale, useTranslations } from 'next-intl';
import { radius } from '@/components/theme/tokens';
import { authorities, lastChecked } from '@/lib/config/authorities';
import { Prose, SignsOnly, Title } from './SignText';

const Root = styled(Prose)(({ theme: { palette, typography, breakpoints } }) => ({
  '& h4': { ...typography.h4, margin: '24px 0 0' },
  '& h3 + section > h4': { marginTop: 16 },
  '& h4 + p': { marginTop: 4 },
  '& :is(ol, ul)': { display: 'grid', gap: 8, margin: '8px 0 0', padding: 0, listStyle: 'none' },
  '& ol': { gap: 12, marginTop: 12, counterReset: 'step', [breakpoints.down('md')]: { gap: 10 } },
  '& li': { display: 'grid', gridTemplateColumns: '8px minmax(0, 1fr)', gap: 12 },
  '& ol > li': { gridTemplateColumns: '1.5rem minmax(0, 1fr)', counterIncrement: 'step' },
  '& li::before': { content: '"•"', color: palette.text.disabled },
  '& ol > li::before': {
    ...typography.caption,
    content: 'counter(step)',
    height: '1.5rem',
    borderRadius: '50%',
    backgroundColor: palette.tint,
    color: palette.accentStrong,
    fontWeight: 600,
    lineHeight: 2,
    textAlign: 'center',
  },
  '& .places': { gap: 0, border: `1px solid ${palette.divider}`, borderRadius: radius.card },
  '& .places > li': {
    ...typography.body1,
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    paddingInline: 16,
    color: palette.text.secondary,
    '&::before': { content: 'none' },
    '& + li': { borderTop: `1px solid ${palette.rule}` },
    '& a': { display: 'flex', alignItems: 'center', minHeight: '2.75rem', fontWeight: 500 },
    '& span': { textAlign: 'end' },
  },
  '& small': { ...typography.body2, color: palette.text.secondary, fontWeight: 500 },
}));

const sections = [
  {
    key: 'lost',
    intro: 'lost.intro',
    List: 'ol',
    items: ['lost.pay', 'lost.bank', 'lost.device', 'lost.keep', 'lost.police'],
    end: 'lost.again',
  },
  {
    key: 'before',
    List: 'ul',
    items: ['before.name', 'before.copied', 'before.none'],
    end: 'before.claims',
  },
  { key: 'ask', List: 'ul', items: ['ask.who', 'ask.checked', 'ask.told', 'ask.first'] },
  {
    key: 'reach',
    List: 'ul',
    items: ['reach.contact', 'reach.face', 'reach.hurry', 'reach.pay', 'reach.app'],
  },
] as const;

/** `score`: how many signs were found; none in print. */
export const LastStep = ({ score }: { score?: string }) => {
  const t = useTranslations('lesson');
  const locale = useLocale();
  const regions = new Intl.DisplayNames(locale, { type: 'region' });
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <Root>
      {score !== undefined && <small>{score}</small>}
      <Title tabIndex={-1}>{t('where.title')}</Title>
      {sections.map(({ key, List, items, ...texts }) => (
        <section key={key}>
          <h4>{t(`where.${key}.title`)}</h4>
          {'intro' in texts && <p>{t(`where.${texts.intro}`)}</p>}
          <List role="list">
            {items.map((item) => (
              <li key={item}>
                <span>{t.rich(`where.${item}`, { b: (words) => <b>{words}</b> })}</span>
              </li>
            ))}
          </List>
          {'end' in texts && <p>{t(`where.${texts.end}`)}</p>}
        </section>
      ))}
      <h4>{t('where.registers.title')}</h4>
      <ul role="list" className="places">
        {authorities.map(({ region, name, url }) => (
          <li key={url}>
            <Link href={url} target="_blank" rel="noreferrer" color="accentText">
              {name}
            </Link>
            <span>{region === null ? t('where.registers.worldwide') : regions.of(region)}</span>
          </li>
        ))}
      </ul>
      <p>
        <small>{t('where.registers.readOn', { date: dates.format(new Date(lastChecked)) })}</small>
      </p>
      <p>{t('where.registers.note')}</p>
      <SignsOnly />
    </Root>
  );
};
