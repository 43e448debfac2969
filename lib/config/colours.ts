/**
 * The palettes of the views, in the form of MUI's: `#rrggbb`, or `#rrggbbaa` for colours on several
 * backgrounds. Tests require the contrasts of WCAG 2.2: 4.5:1 for text, 3:1 for controls and bars.
 */
export const mainColours = {
  background: { default: '#F5F3EE', paper: '#FFFFFF' },
  /** Dialogs, drawers and messages, which lie above the page. */
  raised: '#FFFFFF',
  /** Entries that lead nowhere, and unavailable buttons, are disabled. */
  text: { primary: '#17201C', secondary: '#55605A', disabled: '#66706A' },
  /** Hairlines: outlines of cards, lines between rows, and the grid of charts. */
  divider: '#E3DFD6',
  /** Outlines of controls. */
  control: '#8F958F',
  /** `dark` is for hover. */
  primary: { main: '#0B6B4F', dark: '#085440', contrastText: '#FFFFFF' },
  /** Links and gains. */
  accentText: '#0B6B4F',
  /** The background of evidence and of the right answer. */
  tint: '#0B6B4F17',
  action: { active: '#55605A', hover: '#17201C0F', selected: '#17201C0F' },
  /** Fields with an invalid value. */
  error: { main: '#C62828' },
  /** The lesson's marker. */
  marker: '#A87F00',
};

export type Colours = Readonly<typeof mainColours>;

export const alternateColours: Colours = {
  background: { default: '#0B0F0E', paper: '#121816' },
  raised: '#18201D',
  text: { primary: '#E8EFEB', secondary: '#95A39C', disabled: '#76857D' },
  divider: '#FFFFFF1A',
  control: '#66756D',
  primary: { main: '#3ECF9B', dark: '#6EE7B7', contrastText: '#04120C' },
  accentText: '#6EE7B7',
  tint: '#3ECF9B21',
  action: { active: '#95A39C', hover: '#FFFFFF12', selected: '#FFFFFF12' },
  error: { main: '#F4867C' },
  marker: '#FFD65A',
};

/**
 * The simulation notice, and nothing else but the logo. Not configurable, to keep a contrast of
 * 11.9:1.
 */
export const noticeColours = { main: '#FFD65A', contrastText: '#17201C' };
