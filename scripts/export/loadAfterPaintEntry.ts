// The entry module of the script at the end of every page, which deferScripts.ts bundles.
import { loadAfterPaint } from './loadAfterPaint';

loadAfterPaint();
