import type { View } from './views';

/**
 * Colours by role, as `#rrggbb`, or `#rrggbbaa` for what lies on several backgrounds. Tests require
 * the contrasts of WCAG 2.2: 4.5:1 for text, 3:1 of controls and bars.
 */
export const mainColours = {
  page: '#F5F3EE',
  /** Cards. */
  surface: '#FFFFFF',
  /** Dialogs, drawers and hints, which lie above the page. */
  raised: '#FFFFFF',
  /** An area inside a dialog. */
  sunken: '#F6F5F1',
  text: '#17201C',
  /** Secondary text. */
  faintText: '#55605A',
  /** Entries that lead nowhere, and unavailable buttons. */
  unavailable: '#66706A',
  /** Outlines of cards. */
  line: '#E3DFD6',
  /** Lines between rows, and the grid of charts. */
  rule: '#17201C14',
  /** Outlines of fields, radio buttons and checkboxes. */
  control: '#8F958F',
  /** Outlines of buttons, which their labels identify. */
  buttonLine: '#D2CEC4',
  accent: '#0B6B4F',
  /** The accent on hover, and text on a tint. */
  accentStrong: '#085440',
  onAccent: '#FFFFFF',
  /** Links and gains. */
  accentText: '#0B6B4F',
  /** The background of the pop-up, of a new row and of evidence. */
  tint: '#0B6B4F17',
  /** The remaining part of a progress bar. */
  track: '#17201C24',
  bar: '#639F8B',
  /** Shapes that stand for missing content. */
  ghost: '#17201C0F',
  selected: '#17201C0F',
  warning: '#8A5A00',
  /** Fields with an invalid value. */
  error: '#C62828',
  /** The edge of the lesson's marker. */
  markerEdge: '#A87F00',
  scrim: '#17201C85',
};

export type Colours = Readonly<typeof mainColours>;

export const alternateColours: Colours = {
  page: '#0B0F0E',
  surface: '#121816',
  raised: '#18201D',
  sunken: '#FFFFFF08',
  text: '#E8EFEB',
  faintText: '#95A39C',
  unavailable: '#76857D',
  line: '#FFFFFF1A',
  rule: '#FFFFFF12',
  control: '#66756D',
  buttonLine: '#FFFFFF33',
  accent: '#3ECF9B',
  accentStrong: '#6EE7B7',
  onAccent: '#04120C',
  accentText: '#6EE7B7',
  tint: '#3ECF9B21',
  track: '#FFFFFF29',
  bar: '#2F7A60',
  ghost: '#FFFFFF0F',
  selected: '#FFFFFF12',
  warning: '#F0B45A',
  error: '#F4867C',
  markerEdge: '#FFD65A',
  scrim: '#00000099',
};

export const colours: Readonly<Record<View, Colours>> = {
  main: mainColours,
  alternate: alternateColours,
};

/**
 * The simulation notice and the lesson's marker on both views, and nothing else but the logo. Not
 * configurable, to keep a contrast of 11.9:1.
 */
export const noticeColours = { main: '#FFD65A', contrastText: '#17201C' };
