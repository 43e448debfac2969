import { styled } from '@mui/material/styles';
import { accountCount, compareWithChance, type Steps } from '@/lib/lesson/accounts';
import { digitsOfPower } from '@/lib/lesson/expectations';
import type { Figures } from './figures';

const Root = styled('figure')(({ theme: { palette, typography } }) => ({
  ...typography.caption,
  margin: '12px 0 0',
  color: palette.text.secondary,
  '& .run': { color: palette.accentText, fontWeight: 600, strokeWidth: 2.25 },
  // Above the end of the line.
  '& div.run': { textAlign: 'end' },
  '& svg': { width: '100%', height: '8rem' },
  '& path': {
    fill: 'none',
    stroke: 'currentColor',
    vectorEffect: 'non-scaling-stroke',
    forcedColorAdjust: 'auto',
  },
  '& .rarity': { ...typography.h1, marginTop: 8, color: palette.text.primary },
}));

/** In characters that a copy keeps, unlike the position of `<sup>`. */
const superscript = (exponent: number) =>
  String(exponent).replace(/\d/g, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(Number(digit)));

const pathOf = (totals: readonly number[]) =>
  `M0 0${totals.map((total, index) => `L${index + 1} ${-total}`).join('')}`;

/** The run among accounts that win or lose by chance. Hides texts that `aria-label` repeats. */
export const Accounts = ({ steps, figures }: { steps: Steps; figures: Figures }) => {
  const { t, state, values, count } = figures;
  const { run, accounts } = compareWithChance(values.seed, steps);
  const highest = run.at(-1);
  if (highest === undefined) return null;
  const lowest = Math.min(0, ...accounts.flat());
  const lost = count(accounts.filter((totals) => totals.at(-1) !== highest).length);
  const number = count(steps.count);
  const digits = digitsOfPower(steps.count);
  const written = digits > 15 ? null : count(2 ** steps.count);
  const caption = t('accounts.caption', { accounts: count(accountCount) });
  const rarity = t('accounts.rarity', { number: written ?? t('accounts.spoken', { number }) });
  return (
    <Root>
      <div className="run">{t('accounts.run')}</div>
      <svg
        role="img"
        aria-label={t('accounts.label', { caption, lost, rarity })}
        data-testid="accounts"
        viewBox={`0 ${-highest} ${run.length} ${Math.max(1, highest - lowest)}`}
        preserveAspectRatio="none"
        overflow="visible"
      >
        <path d={accounts.map(pathOf).join('')} strokeOpacity={0.4} />
        <path d={`M0 0H${run.length}`} strokeOpacity={0.6} />
        <path d={pathOf(run)} className="run" />
      </svg>
      <div aria-hidden>{caption}</div>
      <div className="rarity" aria-hidden>
        {written === null ? t('accounts.power', { power: superscript(steps.count) }) : rarity}
      </div>
      <div>
        {t(`accounts.${state.view}`, { count: steps.count, number }) +
          (written === null
            ? ` ${t('accounts.digits', { count: digits, number: count(digits) })}`
            : '')}
      </div>
    </Root>
  );
};
