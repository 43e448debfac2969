import Typography from '@mui/material/Typography';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { VisuallyHidden } from './VisuallyHidden';

type Props = {
  /** Tells the figure from others of the page. */
  name: 'trades' | 'rate' | 'last';
  testId?: string;
  label: string;
  /** `null` while it is not known. */
  figure: { readonly value: string; readonly text: ReactNode } | null;
};

/** A figure below its label. */
export const LabelledFigure = ({ name, testId, label, figure }: Props) => {
  const t = useTranslations('figures');
  return (
    <div data-figure={name}>
      <Typography variant="body2" component="h3" color="textSecondary">
        {label}
      </Typography>
      <Typography variant="h2" component="p" noWrap>
        {figure === null && <VisuallyHidden>{t('pending')}</VisuallyHidden>}
        <data
          key={String(figure === null)}
          data-testid={testId}
          value={figure?.value ?? ''}
          aria-hidden={figure === null}
        >
          {figure?.text ?? '–'}
        </data>
      </Typography>
    </div>
  );
};
