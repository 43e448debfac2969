import { guardNotice } from '@/components/notice/guardNotice';
import { watchEarlyPresses } from '@/components/run/earlyPress';
import { openPanelWithoutPopovers } from '@/components/layout/openPanelWithoutPopovers';
import { foldSlashes } from './foldSlashes';
import { keepFirst } from './keepFirst';
import { nameLanguage } from './nameLanguage';
import { trustOwnScripts } from './trustOwnScripts';
import { watchScripts } from './watchScripts';

// Runs in the head of every page before anything else, and knows nothing of React. The build
// bundles it and puts it there, with the notice's words as its attributes (`scripts/export/inject.ts`).

const root = document.documentElement;
const { text = '', label = '' } = document.currentScript?.dataset ?? {};

trustOwnScripts();
foldSlashes();
nameLanguage(root);
guardNotice(root, { text, label });
watchScripts(root);
watchEarlyPresses();
openPanelWithoutPopovers();
keepFirst(root);
