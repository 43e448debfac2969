/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

/** The files of this project that a command runs. */
const filesOf = (command: string) => command.match(/\b(scripts|__tests__)\/\S+\.\w+/g) ?? [];

const commands = Object.entries(scripts).filter(([, command]) => filesOf(command).length > 0);

// In a fresh clone, a file is missing that Git was told to ignore.
it.each(commands)('npm run %s has the files that it runs', (_name, command) => {
  for (const file of filesOf(command)) expect([file, existsSync(file)]).toEqual([file, true]);
});
