import { isMergeTag, isMergeTagForLinks } from '@/lib/parameters/mergeTag';

const tags =
  '{Name}|{{ name }}|${name}|Anna {x|a} b|<%= name %>|Hi <%name|name%> Hi|%%NAME%%|a %%X|_name_|' +
  '__FIRST_NAME__|$name$|$$name$$|%First Name%|#NAME#|[First Name]|[[name]]|<name>|<<First Name>>';

it.each([...tags.split('|'), '*|FNAME|*', '*FNAME*', 'a *|X', 'X|* b', '\ufffdTE%'])(
  'isMergeTag recognizes %s',
  (text) => {
    expect(isMergeTag(text)).toBe(true);
  },
);

const names =
  '“Anna”|(Anna)|«Anna»|100 %|DJ_Max|Team #1|#1 Anna|5 $|A*B*|_Anna|$Anna%|[Team] Anna|' +
  '[A] & [B]|<b>Anna</b>|A < B|%|$$';

it.each([...names.split('|'), 'A | B'])('isMergeTag takes %s for a name', (text) => {
  expect(isMergeTag(text)).toBe(false);
});

it('isMergeTagForLinks refuses what would change the rest of a link', () => {
  const good = ['{{first_name}}', '*|FNAME|*', '<%=name%>', '${a=b}'];
  const bad = ['{{ name }}', '{a&b}', '{a?b}', '#NAME#', '{a\u00a0b}', 'Anna'];
  expect([...good, ...bad].filter(isMergeTagForLinks)).toEqual(good);
});
