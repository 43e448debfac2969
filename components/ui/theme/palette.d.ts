import type {} from '@mui/material/styles';

type Notice = { main: string; contrastText: string };
/** A trade that is open, and one that is sold. */
type Trade = { new: string; sold: string };

declare module '@mui/material/styles' {
  interface Palette {
    notice: Notice;
    trade: Trade;
  }
  interface PaletteOptions {
    notice: Notice;
    trade: Trade;
  }
}
