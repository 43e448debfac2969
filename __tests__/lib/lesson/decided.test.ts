import { signParts, judgePress } from '@/components/lesson/pageParts';
import { signTargets } from '@/components/lesson/signTargets';
import { views } from '@/lib/config/views';
import { countFound, decide, isAsked, signSteps, turnLesson } from '@/lib/lesson/decided';

const lesson = { step: 2, decided: { 1: 'found' } } as const;

test('a sign is asked for once, and only a sign', () => {
  expect(isAsked(lesson)).toBe(true);
  expect(isAsked({ ...lesson, step: 1 })).toBe(false);
  expect(isAsked({ ...lesson, step: signSteps })).toBe(true);
  expect(isAsked({ ...lesson, step: signSteps + 1 })).toBe(false);
  expect(isAsked({ step: 3, decided: { 3: 'linked' } })).toBe(false);
});

test('on from a question is its sign, then the next step; back is the step before', () => {
  const shown = { ...lesson, ...turnLesson(lesson, 1) };
  expect(shown).toEqual({ step: 2, decided: { 1: 'found', 2: 'shown' } });
  expect(turnLesson(shown, 1)).toEqual({ step: 3 });
  expect(turnLesson(lesson, -1)).toEqual({ step: 1 });
});

test('what was decided stays', () => {
  const found = { ...lesson, ...decide(lesson, 'found') };
  expect(decide(found, 'shown').decided).toEqual({ 1: 'found', 2: 'found' });
});

test('what was found is counted, and nothing is said if nothing was asked', () => {
  expect(countFound({})).toBeNull();
  expect(countFound({ 3: 'linked' })).toBeNull();
  expect(countFound({ 1: 'shown' })).toBe(0);
  expect(countFound({ 1: 'found', 2: 'shown', 3: 'linked', 4: 'found' })).toBe(2);
});

describe.each(views)('presses on the %s view', (view) => {
  const steps = Array.from({ length: signSteps }, (_, index) => index + 1);

  test('each sign is found by its parts, of which there are some for each step', () => {
    expect(signParts[view]).toHaveLength(signTargets[view].length);
    for (const step of steps) {
      const parts = signParts[view][step - 1] ?? [];
      expect(parts).not.toHaveLength(0);
      for (const part of parts) expect(judgePress(view, step, part, parts)).toBeNull();
    }
  });

  test('a sign of another step is said to be one, and a harmless part has its reason', () => {
    const shown = ['total', 'start', 'stable'] as const;
    expect(judgePress(view, view === 'main' ? 1 : 2, 'total', shown)).toBe('anotherSign');
    for (const step of steps) {
      expect(judgePress(view, step, 'notice', shown)).toBe('harmlessNotice');
      expect(judgePress(view, step, 'pause', shown)).toBe('harmlessPause');
      expect(judgePress(view, step, null, shown)).toBe('harmlessPage');
    }
  });
});

test('while the page has no row of a kind, the list is where it will be', () => {
  expect(judgePress('alternate', 3, 'trades', ['trades', 'trade'])).toBeNull();
  expect(judgePress('alternate', 3, 'trade', ['trades', 'trade', 'stable'])).toBe('anotherSign');
});
