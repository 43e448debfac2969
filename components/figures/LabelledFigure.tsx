import Typography from '@mui/material/Typography';

type Props = {
  label: string;
  testId: string;
  part: string;
  /** The exact value, and how it is displayed; `null` until the link has been read, or without one. */
  figure: { readonly value: string; readonly text: string } | null;
};

export const LabelledFigure = ({ label, testId, part, figure }: Props) => (
  <div data-part={part}>
    <Typography variant="body2" color="textSecondary">
      {label}
    </Typography>
    <Typography variant="h2" component="p">
      <data data-testid={testId} value={figure?.value ?? ''}>
        {figure?.text ?? '–'}
      </data>
    </Typography>
  </div>
);
