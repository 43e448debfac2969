import type {} from '@mui/material/styles';

type Notice = { main: string; contrastText: string };
/** The colours of open and of sold trades. */
type Trade = { new: string; sold: string };

declare module '@mui/material/styles' {
  interface Palette {
    /** The grid lines of charts. */
    grid: string;
    microprint: string;
    notice: Notice;
    trade: Trade;
  }
  interface PaletteOptions {
    /** The grid lines of charts. */
    grid: string;
    microprint: string;
    notice: Notice;
    trade: Trade;
  }
}
