import { createRun, noSettings } from '@/components/run/createRun';
import type { Shown } from '@/components/run/run';
import { mainEngine, type MainState } from '@/lib/simulation/mainEngine';

export const { Simulation: MainSimulation, useRun: useMainRun } = createRun<
  Shown<MainState>,
  MainState
>('main', mainEngine, { ...mainEngine.initial(noSettings), total: null, count: null });
