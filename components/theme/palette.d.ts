import type {} from '@mui/material/styles';

type Notice = { main: string; contrastText: string };

declare module '@mui/material/styles' {
  interface Palette {
    notice: Notice;
  }
  interface PaletteOptions {
    notice: Notice;
  }
}
