import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import { DemoLabel } from '@/components/ui/DemoLabel';
import { ruleLine } from '@/components/notice/Marks';
import { CoverNotice } from '@/components/notice/SimulationNotice';
import { namePlaceholder, totalPlaces } from '@/lib/config/views';
import { formatCount, formatMoney, formatSeconds } from '@/lib/format/formatNumber';
import { localeNames } from '@/lib/i18n/locales';
import { figuresOf } from './figuresOf';
import { profileOfDraft, readDraft, type Draft } from './linkDraft';

const PreviewBox = styled('div')(({ theme }) => ({
  border: `1px solid ${theme.palette.hairline}`,
  borderRadius: theme.shape.borderRadius,
  overflow: 'hidden',
  dl: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(min-content, 1fr)',
    gap: theme.spacing(0.5, 3),
    margin: 0,
    padding: theme.spacing(2),
  },
  dt: { color: theme.palette.text.secondary, overflowWrap: 'anywhere', hyphens: 'auto' },
  dd: { margin: 0, overflowWrap: 'anywhere' },
  '[data-amount]::after': ruleLine,
}));

/** What a visitor will see. The caller provides the messages of the draft's language. */
export const Preview = ({ draft }: { draft: Draft }) => {
  const t = useTranslations();
  const tShare = useLoadedTranslations('share');
  const tParameters = useLoadedTranslations('parameters');
  const { choices } = readDraft(draft);
  const profile = profileOfDraft(draft);
  // A week, or 10,000 rounds, is too much for every key that is pressed.
  const { total, count } = useMemo(() => figuresOf(draft.view, readDraft(draft).choices), [draft]);
  return (
    <PreviewBox lang={draft.locale} data-testid="link-preview">
      <CoverNotice />
      <dl>
        <dt>{tShare('language')}</dt>
        <dd>{localeNames[draft.locale]}</dd>
        <dt>{tParameters('name')}</dt>
        <dd>
          <DemoLabel />
          <bdi>{choices.name ?? (draft.view === 'alternate' ? namePlaceholder : '–')}</bdi>
        </dd>
        <dt data-amount="">{t('profit')}</dt>
        <dd data-amount="">
          {total === null ? '–' : formatMoney(total, totalPlaces[draft.view], profile)}
        </dd>
        <dt>{t('trades')}</dt>
        <dd>{count === null ? '–' : formatCount(count, profile)}</dd>
        {choices.t !== null && (
          <>
            <dt>{tParameters('t')}</dt>
            <dd>{formatSeconds(choices.t, profile)}</dd>
          </>
        )}
      </dl>
    </PreviewBox>
  );
};
