import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useId, useState, type SyntheticEvent } from 'react';
import { DetailsLink } from '@/components/details/DetailsLink';
import { LazyPart } from '@/components/dialogs/LazyPart';
import { touch } from '@/components/theme/tokens';
import { from704 } from './widths';

const Root = styled('div')(({ theme }) => ({
  position: 'relative',
  gridArea: 'actions',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  marginTop: 16,
  paddingTop: 12,
  borderTop: `1px solid ${theme.palette.rule}`,
  [from704]: {
    gridArea: '1 / 1 / 2 / -1',
    alignSelf: 'center',
    justifySelf: 'end',
    columnGap: 20,
    margin: 0,
    padding: 0,
    border: 0,
  },
}));

const WithdrawButton = styled(Button)({
  minHeight: '2.25rem',
  padding: '0 14px',
  [touch]: { minHeight: '2.75rem' },
});

const loadHint = async () => (await import('./WithdrawHint')).WithdrawHint;

/** Withdraw has no function, since there is no money. Its hint says so. */
export const CardActions = () => {
  const t = useTranslations();
  const hintId = useId();
  /** The button, while its hint is shown. */
  const [hinted, setHinted] = useState<HTMLElement | null>(null);
  const show = ({ currentTarget }: SyntheticEvent<HTMLElement>) => setHinted(currentTarget);
  const hide = () => setHinted(null);
  return (
    <Root className="screen-only">
      <DetailsLink />
      <span
        // Around the hint, too, so that the pointer can reach it.
        onMouseLeave={() => document.activeElement !== hinted && hide()}
      >
        <WithdrawButton
          data-testid="withdraw"
          data-part="withdraw"
          aria-describedby={hintId}
          onClick={show}
          onMouseEnter={show}
          onFocus={show}
          onBlur={hide}
        >
          {t('withdraw')}
        </WithdrawButton>
        <span id={hintId} hidden>
          {t('alternate.withdrawHint')}
        </span>
        {hinted && (
          <LazyPart name={t('withdraw')} load={loadHint} hasOwnMessages={false} isAutomatic>
            {(WithdrawHint) => <WithdrawHint button={hinted} onClose={hide} />}
          </LazyPart>
        )}
      </span>
    </Root>
  );
};
