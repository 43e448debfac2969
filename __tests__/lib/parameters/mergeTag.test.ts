import { isMergeTag, isMergeTagForLinks } from '@/lib/parameters/mergeTag';

it.each([
  ...[
    '{Name}',
    '{{ name }}',
    '${name}',
    '#{name}',
    '{!Contact.FirstName}',
    '{% name %}',
    'Anna {x',
  ],
  ...['a} b', '<%= name %>', 'Hi <%name%>!', '*|FNAME|*', 'a *|X|* b', '%%NAME%%', 'a %%X%% b'],
  ...['__FIRSTNAME__', '_name_', '$name$', '$$name$$', '%First Name%', '#NAME#', '##name##'],
  ...['*FNAME*', '[First Name]', '[[name]]', '<name>', '<<First Name>>'],
])('isMergeTag recognizes %s', (text) => expect(isMergeTag(text)).toBe(true));

it.each([
  ...[
    '“Anna”',
    '(Anna)',
    '«Anna»',
    '100 %',
    'DJ_Max',
    'Team #1',
    '#1 Anna',
    '5 $',
    'A*B*',
    '_Anna',
  ],
  ...['[Team] Anna', '[A] & [B]', '<b>Anna</b>', 'A < B', 'A | B', '%', '$$'],
])('isMergeTag takes %s for a name', (text) => expect(isMergeTag(text)).toBe(false));

it('isMergeTagForLinks refuses what would change the rest of a link', () => {
  const good = ['{{first_name}}', '*|FNAME|*', '%%FIRST%%', '<%=name%>', '[Name]', '${a=b}'];
  const bad = ['{{ name }}', '{a&b}', '{a?b}', '#NAME#', '#{name}', '{a\u00a0b}', 'Anna'];
  expect([...good, ...bad].filter(isMergeTagForLinks)).toEqual(good);
});
