import { styled } from '@mui/material/styles';
import { FilledButton } from '@/components/ui/buttons';

const Wide = styled(FilledButton)(({ theme }) => ({
  // Wide enough for either label in every language, so that the bar does not move.
  minWidth: 'min(14em, 100%)',
  [theme.breakpoints.down('sm')]: { width: '100%' },
  // Shows that a press before hydration was registered.
  '[data-start-pressed] &': { opacity: 0.75 },
  '[data-start-pressed] &[aria-disabled="true"]': { opacity: 1 },
}));

type Props = {
  label: string;
  /** Whether a press has no effect at present. */
  unavailable: boolean;
  onStart: () => void;
};

/**
 * Starts the run. It stays focusable when unavailable, so that the focus is not lost. The early
 * script finds it by `data-start`, to remember a press before hydration.
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
