import { createRun } from '@/components/run/createRun';
import { mainEngine } from '@/lib/simulation/mainEngine';

export const { Simulation: MainSimulation, useRun: useMainRun } = createRun('main', mainEngine);
