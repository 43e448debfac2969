import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { Accounts } from './Accounts';
import { Evidence } from './Evidence';
import type { Figures, Sign } from './figures';

/** The heading of a question, or of a sign. */
export const Title = styled('h3')(({ theme }) => ({
  ...theme.typography.h2,
  margin: 0,
  fontSize: '1.25rem',
  lineHeight: 1.4,
  outline: 'none',
  textWrap: 'balance',
}));

export const Prose = styled('div')(({ theme: { typography, breakpoints } }) => ({
  ...typography.body1,
  '& p': { margin: '16px 0 0', textWrap: 'pretty', [breakpoints.down('md')]: { marginTop: 12 } },
}));

const Aside = styled('p')(({ theme: { palette } }) => ({
  paddingLeft: 14,
  borderLeft: `2px solid ${palette.divider}`,
  color: palette.text.secondary,
}));

/** Says that a page without signs can be a fraud, too. */
export const SignsOnly = () => <Aside>{useTranslations('lesson')('signsOnly')}</Aside>;

type Props = { sign: Sign; isFirst: boolean; figures: Figures };

/** A sign: its evidence, and its meaning. */
export const SignText = ({ sign, isFirst, figures }: Props) => {
  const { t } = figures;
  const args = sign.args?.(figures);
  return (
    <Prose>
      <Title tabIndex={-1}>{t(`${sign.key}.title`)}</Title>
      <Evidence rows={sign.evidence(figures)}>
        {sign.steps && <Accounts steps={sign.steps(figures)} figures={figures} />}
      </Evidence>
      <p>{t(`${sign.key}.text`, args)}</p>
      <p>{t(`${sign.key}.why`, args)}</p>
      {isFirst && <SignsOnly />}
    </Prose>
  );
};
