import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { VisuallyHidden } from './VisuallyHidden';

const Pair = styled('div')(({ theme }) => ({
  h3: { margin: 0, ...theme.typography.body2, color: theme.palette.text.secondary },
  p: { margin: 0, whiteSpace: 'nowrap', ...theme.typography.h1 },
}));

type Props = {
  /** Tells the figure from others of the page. */
  name: 'trades' | 'rate';
  testId: string;
  label: string;
  /** `null` while it is not known. */
  figure: { readonly value: string; readonly text: string } | null;
};

/** A figure below its label. */
export const LabelledFigure = ({ name, testId, label, figure }: Props) => {
  const t = useTranslations('figures');
  return (
    <Pair data-figure={name}>
      <h3>{label}</h3>
      <p>
        {figure === null && <VisuallyHidden>{t('pending')}</VisuallyHidden>}
        <data data-testid={testId} value={figure?.value ?? ''} aria-hidden={figure === null}>
          {figure?.text ?? '–'}
        </data>
      </p>
    </Pair>
  );
};
