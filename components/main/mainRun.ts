import { createRun } from '@/components/run/createRun';
import { mainSimulation } from '@/lib/simulation/mainSimulation';

export const { Simulation, useRun } = createRun('main', mainSimulation);
