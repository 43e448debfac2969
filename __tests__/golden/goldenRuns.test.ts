import { alternateRun } from './alternateRun';
import goldenAlternate from './alternateRun.json';
import { mainRun } from './mainRun';
import goldenMain from './mainRun.json';

// Existing links have to keep showing the same runs. Change these only on purpose, with a line
// in the changelog.
describe('the golden runs have not changed', () => {
  it('on the main view', () => {
    expect(mainRun()).toEqual(goldenMain);
  });

  it('on the alternate view', () => {
    expect(alternateRun()).toEqual(goldenAlternate);
  });
});
