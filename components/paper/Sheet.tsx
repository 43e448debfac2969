import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Stamp } from '@/components/notice/Stamp';

/** Black on white in either view. Starts a new page, unless it is the first thing printed. */
const Paper = styled('article')(({ theme }) => ({
  display: 'none',
  '@media print': { display: 'block' },
  '& + &, &[data-sheet=added]': { breakBefore: 'page' },
  color: 'black',
  fontSize: '9.5pt',
  lineHeight: 1.3,
  '&[data-large]': { fontSize: '16pt', lineHeight: 1.4, 'h2, h3, h4': { fontSize: '1.25em' } },
  header: { display: 'flex', alignItems: 'center', gap: theme.spacing(1), marginTop: '8pt' },
  h2: { margin: 0, fontSize: '15pt', lineHeight: 1.2 },
  'h3, h4': {
    margin: '6pt 0 2pt',
    fontSize: '11pt',
    lineHeight: 1.2,
    breakAfter: 'avoid',
    breakInside: 'avoid',
  },
  p: { margin: '0 0 3pt' },
  'ul, ol': { margin: 0, paddingLeft: '14pt' },
  a: { color: 'inherit' },
}));

/** Prints nothing but the notice and the sheet, not even the steps of an open lesson. */
const alone = {
  '@media print': {
    'body > :not([data-notice], [data-sheet=alone])': { display: 'none !important' },
  },
};

/** The notice is as large as the text. */
const largeNotice = { '@media print': { ':root': { '--notice-size': '16pt' } } };

type Props = {
  title: string;
  /** Whether the sheet replaces the page in print, instead of following it. */
  isAlone?: boolean;
  isLarge?: boolean;
  children: ReactNode;
};

/** A sheet that exists only in print. */
export const Sheet = ({ title, isAlone = false, isLarge = false, children }: Props) => (
  <>
    {isAlone && <GlobalStyles styles={alone} />}
    {isLarge && <GlobalStyles styles={largeNotice} />}
    <Paper data-sheet={isAlone ? 'alone' : 'added'} data-large={isLarge ? '' : undefined}>
      <header>
        <h2>{title}</h2>
        <Stamp />
      </header>
      {children}
    </Paper>
  </>
);
