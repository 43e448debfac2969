import { styled } from '@mui/material/styles';
import { FilledButton } from '@/components/ui/buttons';

const Wide = styled(FilledButton)(({ theme }) => ({
  // Room for either label in every language, so that the bar does not move.
  minWidth: 'min(14em, 100%)',
  [theme.breakpoints.down('sm')]: { width: '100%' },
  // A press before the scripts are there shows that it was felt.
  '[data-start-pressed] &': { opacity: 0.75 },
  '[data-start-pressed] &[aria-disabled="true"]': { opacity: 1 },
}));

type Props = {
  label: string;
  /** Whether it has done its work for now. */
  unavailable: boolean;
  onStart: () => void;
};

/**
 * Starts the run. It stays focusable when it has done its work, so that the focus is not lost.
 * `data-start` lets the page hear it before its scripts are there.
 */
export const StartButton = ({ label, unavailable, onStart }: Props) => (
  <Wide
    type="button"
    data-start=""
    aria-disabled={unavailable}
    onClick={() => {
      if (!unavailable) onStart();
    }}
  >
    {label}
  </Wide>
);
