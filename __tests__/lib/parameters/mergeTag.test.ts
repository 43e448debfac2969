import { isMergeTag, mergeTagForLinks } from '@/lib/parameters/mergeTag';

const tags =
  '{Name}|{{ name }}|${name}|Anna {x|a} b|<%= name %>|Hi <%name|name%> Hi|%%NAME%%|a %%X|_name_|' +
  '__FIRST_NAME__|$name$|$$name$$|%First Name%|#NAME#|~name~|[First Name]|[[name]]|<name>|' +
  '<<First Name>>|«Vorname»|-name-|%5BNAME%5D|%7B%7Bname%7D%7D|%C2%ABName%C2%BB';

it.each([...tags.split('|'), '*|FNAME|*', 'a *|X', 'X|* b', '|NAME|', '\ufffdTE%'])(
  'isMergeTag recognizes %s',
  (text) => {
    expect(isMergeTag(text)).toBe(true);
  },
);

const names =
  '“Anna”|(Anna)|100 %|100%25|Jean-Luc|-Anna|- Anna -|DJ_Max|Team #1|#1 Anna|5 $|A*B*|_Anna|$Anna%|[Team] Anna|' +
  '[A] & [B]|<b>Anna</b>|A < B|%|$$';

it.each([...names.split('|'), 'A | B'])('isMergeTag takes %s for a name', (text) => {
  expect(isMergeTag(text)).toBe(false);
});

it('mergeTagForLinks decodes a tag, and refuses what would change the rest of a link', () => {
  const good = ['{{first_name}}', '*|FNAME|*', '<%=name%>', '${a=b}', '%NAME%'];
  const bad = ['{{ name }}', '{a&b}', '{a?b}', '#NAME#', '{a\u00a0b}', '%7Ba%20b%7D', 'Anna'];
  const encoded = ['%5BNAME%5D', '*%7CFNAME%7C*'];
  expect([...good, ...bad, ...encoded].map(mergeTagForLinks)).toEqual([
    ...good,
    ...bad.map(() => null),
    ...['[NAME]', '*|FNAME|*'],
  ]);
});
