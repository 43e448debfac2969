/** @jest-environment node */
import { NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import { readdirSync, readFileSync } from 'node:fs';

type Plain = string | number | boolean | null | Plain[] | { [key: string]: Plain };

type Step = Record<'id' | 'uses' | 'run', string | undefined> &
  Record<'with' | 'env', Record<string, string> | undefined>;

type Job = {
  container?: string;
  strategy?: { matrix: { node?: number[]; packages?: string[] } };
  steps: Step[];
};

/** A reviver for JSON.parse. Replaces the parser's description of a value with the value. */
const asPlain = (_: string, value: Plain): Plain => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const { map, seq, expr } = value;
  if (!Array.isArray(map)) return seq ?? expr ?? value;
  return Object.fromEntries(
    (map as { Key: string; Value: Plain }[]).map(({ Key, Value }) => [Key, Value]),
  );
};

/** A workflow as GitHub's own parser reads it, with the errors that the parser reports. */
const read = (file: string) => {
  const content = readFileSync(`.github/workflows/${file}`, 'utf8');
  const { context, value } = parseWorkflow({ name: file, content }, new NoOperationTraceWriter());
  const plain = JSON.parse(JSON.stringify(value), asPlain) as {
    name: string;
    on: Record<string, { workflows?: string[] } | null>;
    jobs: Record<string, Job>;
  };
  const jobs = Object.values(plain.jobs);
  return {
    ...plain,
    file,
    errors: context.errors.getErrors().map(String),
    jobs,
    steps: jobs.flatMap(({ steps }) => steps),
  };
};

const workflows = readdirSync('.github/workflows').map(read);
const packageFile = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'scripts' | 'dependencies' | 'devDependencies',
  Record<string, string>
>;
const { scripts } = packageFile;
const dependencies = new Set(
  Object.keys({ ...packageFile.dependencies, ...packageFile.devDependencies }),
);

describe.each(workflows)('the workflow $name', ({ errors, steps }) => {
  it('is valid by the rules of GitHub', () => {
    expect(errors).toEqual([]);
    expect(steps.length).toBeGreaterThan(0);
  });

  it('runs only scripts that package.json contains', () => {
    const named = steps.flatMap(({ run = '' }) =>
      [...run.matchAll(/(?:npm run|\.ci\/run) (\S+)/g)].map(([, name = '']) => name),
    );
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});

const nodesIn = (text: string) =>
  [...text.matchAll(/\bnode:(\d+)/g)].map(([, node]) => Number(node));

describe('the workflows', () => {
  it('use only versions of Node that are tested', () => {
    const tested = workflows.flatMap(({ jobs }) =>
      jobs.flatMap(({ strategy }) => strategy?.matrix.node ?? []),
    );
    const used = [
      ...workflows.flatMap(({ jobs }) => jobs.flatMap(({ container = '' }) => nodesIn(container))),
      ...workflows.flatMap(({ steps }) =>
        steps.flatMap((step) => step.with?.['node-version'] ?? []).map(Number),
      ),
      ...nodesIn(readFileSync('deploy/Containerfile', 'utf8')),
    ];
    expect(tested.length).toBeGreaterThan(1);
    expect(used).toHaveLength(6);
    expect(used.filter((node) => !tested.includes(node))).toEqual([]);
  });

  it('refer to each other by names that exist', () => {
    const awaited = workflows.flatMap(({ on }) => on['workflow_run']?.workflows ?? []);
    expect(awaited).toEqual([workflows.find(({ file }) => file === 'ci.yml')?.name]);
  });
});

describe('the workflow of dependencies to come', () => {
  it('installs packages that package.json contains', () => {
    const { jobs = [] } = workflows.find(({ file }) => file === 'dependencies.yml') ?? {};
    const named = jobs.flatMap(({ strategy }) => strategy?.matrix.packages ?? []);
    const names = named.flatMap((each) => each.split(' ')).map((each) => each.replace(/@\w+$/, ''));
    expect(names).toContain('next');
    expect(names.filter((name) => !dependencies.has(name))).toEqual([]);
  });
});

describe('Renovate', () => {
  it('keeps exact versions, and has rules for packages that package.json contains', () => {
    const { rangeStrategy, packageRules } = JSON.parse(readFileSync('renovate.json', 'utf8')) as {
      rangeStrategy: string;
      packageRules: { matchPackageNames: string[] }[];
    };
    expect(rangeStrategy).toBe('pin');
    const patterns = packageRules.flatMap((rule) => rule.matchPackageNames);
    const isUsed = (pattern: string) =>
      [...dependencies].some((name) =>
        pattern.endsWith('/**') ? name.startsWith(pattern.slice(0, -2)) : name === pattern,
      );
    expect(patterns.filter((pattern) => !isUsed(pattern))).toEqual([]);
  });
});

describe('GitHub Pages', () => {
  const { steps = [] } = workflows.find(({ file }) => file === 'pages.yml') ?? {};
  const stepOf = (action: string) => steps.find(({ uses }) => uses?.startsWith(`${action}@`));

  it('gets the whole export, built for its address', () => {
    const id = stepOf('actions/configure-pages')?.id;
    const build = steps.find(({ run }) => run === 'npm run build');
    expect(build?.env).toEqual({ SITE_URL: `steps.${id}.outputs.base_url` });
    const upload = stepOf('actions/upload-pages-artifact')?.with;
    expect(upload).toEqual({ path: 'out', 'include-hidden-files': 'true' });
  });

  it('writes its address into the document that has links to the site', () => {
    const edit = steps.find(({ run }) => run?.startsWith('sed'))?.run ?? '';
    const [, edited = ''] = /g" (.*)$/m.exec(edit) ?? [];
    expect(edited).toBe('docs/teaching.md');
  });
});
