import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { Fragment, useMemo } from 'react';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import { DemoLabel } from '@/components/ui/DemoLabel';
import { showChoice } from '@/components/run/showValues';
import { SimulatedAmount } from '@/components/notice/SimulatedAmount';
import { limits } from '@/lib/config/limits';
import { namePlaceholder, totalPlaces, type View } from '@/lib/config/views';
import { formatCount, formatMoney } from '@/lib/format/formatNumber';
import { nameOfLocale } from '@/lib/i18n/locales';
import { choicesOf, profileOfDraft, type Draft } from './linkDraft';
import type { Choices } from '@/lib/parameters/parseLink';
import { runAt } from '@/lib/record/runAt';

/** The figures that a link opens with; `null` if they are drawn at random or change over time. */
const figuresOf = (view: View, { amount, seed, rounds, since, t, ...choices }: Choices) => {
  // The figures of a started run change every second.
  if (since !== null && since < Date.now()) return { total: null, count: null };
  // The alternate view always begins with the same number of trades.
  const { min, max } = view === 'main' ? limits.startingTrades : limits.alternateStartingTrades;
  const trades = choices.trades ?? (min === max ? min : null);
  const skipped = view === 'alternate' ? (rounds ?? 0) : 0;
  if (t === null && skipped === 0) return { total: amount, count: trades };
  if (amount === null || trades === null || seed === null) return { total: null, count: null };
  return runAt(view, { seed, amount, trades, rounds: skipped }, t);
};

const PreviewBox = styled('div')(({ theme }) => ({
  border: `1px solid ${theme.palette.hairline}`,
  borderRadius: theme.shape.borderRadius,
  overflow: 'hidden',
  dl: {
    display: 'grid',
    // Values get at least half of the width.
    gridTemplateColumns: 'fit-content(50%) minmax(0, 1fr)',
    // Large text on a phone.
    '@media (max-width: 15em)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    gap: theme.spacing(0.5, 3),
    margin: 0,
    padding: theme.spacing(2),
  },
  dt: { color: theme.palette.text.secondary, overflowWrap: 'anywhere', hyphens: 'auto' },
  dd: { margin: 0, overflowWrap: 'anywhere' },
}));

/** What else a visitor sees at once. */
const states = ['since', 't', 'paused', 'present', 'lesson'] as const;

/** What a visitor will see. The caller provides the messages in the language of the draft. */
export const Preview = ({ draft }: { draft: Draft }) => {
  const t = useTranslations();
  const tShare = useLoadedTranslations('share');
  const tParameters = useLoadedTranslations('parameters');
  const { view, locale } = draft.link;
  const choices = choicesOf(draft);
  const name = choices.name ?? (view === 'alternate' ? namePlaceholder : null);
  const profile = profileOfDraft(draft);
  // Computing a week, or 10,000 rounds, is too slow for every keystroke.
  const { total, count } = useMemo(() => figuresOf(draft.link.view, choicesOf(draft)), [draft]);
  return (
    <PreviewBox lang={locale} data-testid="link-preview">
      <dl>
        <dt>{tShare('language')}</dt>
        <dd>{nameOfLocale(locale)}</dd>
        <dt>{tParameters('name')}</dt>
        <dd>
          <DemoLabel />
          <bdi translate="no">{name ?? '–'}</bdi>
          {name === namePlaceholder && <small>{` (${tShare('placeholder')})`}</small>}
        </dd>
        <dt>{t('profit')}</dt>
        <dd>
          {total === null ? (
            '–'
          ) : (
            <SimulatedAmount>{formatMoney(total, totalPlaces[view], profile)}</SimulatedAmount>
          )}
        </dd>
        <dt>{t('trades')}</dt>
        <dd>{count === null ? '–' : formatCount(count, profile)}</dd>
        {states
          .filter((name) => choices[name] !== null)
          .map((name) => (
            <Fragment key={name}>
              <dt>{tParameters(name)}</dt>
              <dd>{showChoice(name, choices[name], { view, locale, profile }) ?? '✓'}</dd>
            </Fragment>
          ))}
      </dl>
    </PreviewBox>
  );
};
