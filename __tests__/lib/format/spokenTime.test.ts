import { spokenTime } from '@/lib/format/spokenTime';

describe('spokenTime', () => {
  it('creates the formats of a language once, since that is slow', () => {
    let made = 0;
    const List = Intl.ListFormat;
    class CountedList extends List {
      constructor(...options: ConstructorParameters<typeof Intl.ListFormat>) {
        super(...options);
        made += 1;
      }
    }
    Object.assign(Intl, { ListFormat: CountedList });
    expect(spokenTime(3_661, 'en')).toBe('1 hour, 1 minute, 1 second');
    expect(spokenTime(3_722, 'en')).toBe('1 hour, 2 minutes, 2 seconds');
    expect(made).toBe(1);
    expect(spokenTime(0, 'de')).toBe('0 Sekunden');
    expect(made).toBe(2);
    Object.assign(Intl, { ListFormat: List });
  });
});
