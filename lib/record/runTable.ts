import type { View } from '@/lib/config/views';
import type { Progress, Settings } from '@/lib/simulation/simulation';
import { alternateTable } from './alternateTable';
import { mainTable } from './mainTable';
import type { Table } from './table';

/** Every trade that a view has listed so far, however many, oldest first. */
export const runTable = (view: View, settings: Settings, progress: Progress): Table =>
  view === 'main' ? mainTable(settings, progress) : alternateTable(settings, progress);
