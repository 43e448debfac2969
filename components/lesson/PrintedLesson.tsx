import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Figures, Sign } from './figures';
import { LastStep } from './LastStep';
import { SignText } from './SignText';

/**
 * Whether the page is being printed, or shown as in print. The query changes only after
 * `beforeprint`.
 */
const useIsPrinting = () => {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const query = window.matchMedia('print');
    const update = ({ type }: Event) =>
      flushSync(() => setIsPrinting(type === 'beforeprint' || query.matches));
    const controller = new AbortController();
    query.addEventListener('change', update, controller);
    window.addEventListener('beforeprint', update, controller);
    window.addEventListener('afterprint', update, controller);
    return () => controller.abort();
  }, []);
  return isPrinting;
};

type Props = { signs: readonly Sign[]; figures: Figures };

/** All steps, rendered only for print, because they would be most of the work of each trade. */
export const PrintedLesson = ({ signs, figures }: Props) =>
  useIsPrinting() && (
    <Box sx={{ display: 'none', displayPrint: 'grid', gap: 4 }}>
      {signs.map((sign, index) => (
        <SignText key={sign.key} {...{ sign, figures }} isFirst={index === 0} />
      ))}
      <LastStep />
    </Box>
  );
