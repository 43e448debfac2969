import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState } from 'react';
import { DetailsLink } from '@/components/details/DetailsLink';
import { mediumPage, oneLinePage, touch } from '@/components/theme/tokens';

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
  [mediumPage]: { columnGap: 20, margin: 0, padding: 0, border: 0 },
  [oneLinePage]: { gridArea: 'head', alignSelf: 'center', justifySelf: 'end' },
  '@media print': { display: 'none' },
}));

const WithdrawButton = styled(Button)({
  minHeight: '2.25rem',
  padding: '0 14px',
  [touch]: { minHeight: '2.75rem' },
});

const Hint = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'absolute',
  top: 'calc(100% + 8px)',
  right: 0,
  width: 'max-content',
  maxWidth: 'min(20rem, 100vw - 4rem)',
  padding: '8px 12px',
  border: `1px solid ${theme.palette.buttonLine}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.raised,
  boxShadow: '0 16px 40px rgb(0 0 0 / 0.5)',
  // Fills the gap below the button, so that the pointer reaches the hint without leaving `Root`.
  '&::before': { content: '""', position: 'absolute', inset: '-9px 0 100%' },
  // In the free part of the line, so that it covers nothing.
  [oneLinePage]: { position: 'static', order: -1, boxShadow: 'none' },
}));

/**
 * Withdraw has no function, since there is no money. Its hint says so until it is dismissed (WCAG
 * 1.4.13).
 */
export const CardActions = () => {
  const t = useTranslations();
  const hintId = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isHinted, setIsHinted] = useState(false);
  const show = () => setIsHinted(true);
  useEffect(() => {
    if (!isHinted) return undefined;
    const controller = new AbortController();
    const hide = () => setIsHinted(false);
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && hide();
    const onPress = ({ target }: Event) =>
      target instanceof Node && !root.current?.contains(target) && hide();
    document.addEventListener('keydown', onKey, controller);
    document.addEventListener('pointerdown', onPress, controller);
    return () => controller.abort();
  }, [isHinted]);
  return (
    <Root
      ref={root}
      // On the root, not on the button: the pointer may cross the link on its way to the hint.
      onMouseLeave={() =>
        setIsHinted((wasHinted) => wasHinted && document.activeElement === button.current)
      }
    >
      <DetailsLink />
      <WithdrawButton
        ref={button}
        data-testid="withdraw"
        data-part="withdraw"
        aria-describedby={hintId}
        onClick={show}
        onMouseEnter={show}
        onFocus={show}
        onBlur={() => setIsHinted(false)}
      >
        {t('withdraw')}
      </WithdrawButton>
      <Hint id={hintId} hidden={!isHinted}>
        {t('alternate.withdrawHint')}
      </Hint>
    </Root>
  );
};
