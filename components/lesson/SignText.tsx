import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { radius } from '@/components/theme/structure';
import { Accounts } from './Accounts';
import { Evidence } from './Evidence';
import type { Figures, Sign } from './figures';

type TitleProps = { id?: string; isFocused?: boolean; children: ReactNode };

/** The heading of a question, a sign or the last step. `isFocused`: when its step appears. */
export const Title = ({ isFocused = true, ...props }: TitleProps) => (
  <Typography
    {...props}
    variant="h2"
    component="h3"
    tabIndex={isFocused ? -1 : undefined}
    sx={{ outline: 'none', textWrap: 'balance' }}
  />
);

/** Says that a page without signs can be a fraud too. */
export const SignsOnly = () => (
  <Typography color="textSecondary">{useTranslations('lesson')('signsOnly')}</Typography>
);

type Props = { sign: Sign; isFirst: boolean; figures: Figures };

/** A sign: its evidence, and its meaning. */
export const SignText = ({ sign, isFirst, figures }: Props) => {
  const { t } = figures;
  const args = sign.args?.(figures);
  return (
    <>
      <Title>{t(`${sign.key}.title`)}</Title>
      <Stack sx={{ p: '0.25rem 1rem 0.75rem', borderRadius: `${radius.card}px`, bgcolor: 'tint' }}>
        <Evidence {...sign.evidence(figures)} />
        {sign.steps && <Accounts steps={sign.steps(figures)} figures={figures} />}
      </Stack>
      <Typography>{t(`${sign.key}.text`, args)}</Typography>
      <Typography>{t(`${sign.key}.why`, args)}</Typography>
      {isFirst && <SignsOnly />}
    </>
  );
};
