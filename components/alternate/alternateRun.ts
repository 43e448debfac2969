import { createRun } from '@/components/run/createRun';
import { alternateSimulation } from '@/lib/simulation/alternateSimulation';

export const { Simulation, useRun } = createRun('alternate', alternateSimulation);
