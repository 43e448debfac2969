/** @jest-environment node */
import { withSlashes } from '@/scripts/export/folders';

describe('withSlashes', () => {
  it('gives paths of Windows as those of other systems', () => {
    expect(withSlashes('_next\\static\\a.js', '\\')).toBe('_next/static/a.js');
    expect(withSlashes('de/v.html', '/')).toBe('de/v.html');
  });
});
