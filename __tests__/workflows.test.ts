/** @jest-environment node */
import { NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import { readdirSync, readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { parse } from 'yaml';

type Job = {
  readonly if?: string;
  readonly needs?: string;
  readonly concurrency?: object;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps: readonly {
    readonly uses?: string;
    readonly with?: Readonly<Record<string, unknown>>;
    readonly run?: string;
    readonly env?: Readonly<Record<string, string>>;
  }[];
};

const read = (file: string) => {
  const content = readFileSync(`.github/workflows/${file}`, 'utf8');
  const { context } = parseWorkflow({ name: file, content }, new NoOperationTraceWriter());
  const { permissions, concurrency, jobs } = parse(content) as {
    readonly permissions?: object;
    readonly concurrency?: object;
    readonly jobs: Readonly<Record<string, Job>>;
  };
  return { errors: context.errors.getErrors().map(String), permissions, concurrency, jobs };
};

const workflows = readdirSync('.github/workflows').map((file) => ({ file, ...read(file) }));
const jobs = workflows.flatMap((workflow) =>
  Object.entries(workflow.jobs).map(([name, job]) => ({ name: `${workflow.file} ${name}`, job })),
);

it.each(workflows)('$file is valid by the rules of GitHub, and reads by default', (workflow) => {
  expect(workflow.errors).toEqual([]);
  expect(workflow.permissions).toEqual({ contents: 'read' });
});

it('changes the repository only by a release', () => {
  const writing = jobs.filter(({ job }) => job.permissions?.contents === 'write');
  expect(writing.map(({ name }) => name)).toEqual(['release.yml release']);
});

it('leaves no token in a checkout', () => {
  const checkouts = jobs.flatMap(({ name, job }) =>
    job.steps.flatMap((step) => (step.uses?.startsWith('actions/checkout@') ? { name, step } : [])),
  );
  const leaving = checkouts.filter(({ step }) => step.with?.['persist-credentials'] !== false);
  expect(checkouts).not.toEqual([]);
  expect(leaving.map(({ name }) => name)).toEqual([]);
});

it.each(['pages.yml', 'release.yml'])('%s builds for the address of the site', (file) => {
  const builds = Object.values(read(file).jobs)
    .flatMap(({ steps }) => steps)
    .filter(({ run = '' }) => /^npm run (build|release)\b/.test(run));
  expect(builds.map(({ env }) => env?.SITE_URL)).toEqual([expect.stringContaining('${{')]);
});

describe('pages.yml', () => {
  const { concurrency, jobs } = read('pages.yml');
  const { build, ...others } = jobs;

  // A pull request from the branch "main" of a fork also runs CI on a branch "main".
  it.each<[string, Partial<Record<'conclusion' | 'event' | 'from' | 'head_sha', string>>, boolean]>(
    [
      ['a push to this repository', {}, true],
      ['a push whose tests fail', { conclusion: 'failure' }, false],
      ['a pull request of this repository', { event: 'pull_request' }, false],
      ['a pull request of a fork', { event: 'pull_request', from: 'somebody/dry-run' }, false],
      ['a push to a fork', { from: 'somebody/dry-run' }, false],
      ['a push that is no longer the newest', { head_sha: 'older' }, false],
    ],
  )(
    'after %s',
    (_, { conclusion = 'success', event = 'push', from = 'us/dry-run', head_sha }, published) => {
      const head_repository = { full_name: from };
      const sha = 'newest';
      const github = {
        event_name: 'workflow_run',
        repository: 'us/dry-run',
        sha,
        event: { workflow_run: { conclusion, event, head_repository, head_sha: head_sha ?? sha } },
      };
      expect(runInNewContext(build?.if ?? 'true', { github })).toBe(published);
    },
  );

  it('is also run by hand', () => {
    const github = { event_name: 'workflow_dispatch', repository: 'us/dry-run', event: {} };
    expect(runInNewContext(build?.if ?? 'true', { github })).toBe(true);
  });

  it('publishes nothing that was not built under this condition', () => {
    expect(Object.values(others).map(({ needs }) => needs)).toEqual(['build']);
  });

  it('cancels no run that waits to deploy when another one is skipped', () => {
    expect(concurrency).toBeUndefined();
    expect(others.deploy?.concurrency).toEqual({ group: 'pages', 'cancel-in-progress': false });
  });
});
