import { alternateRun } from './alternateRun';
import goldenAlternate from './alternateRun.json';
import { mainRun } from './mainRun';
import goldenMain from './mainRun.json';

describe('the golden runs are what they have always been', () => {
  it('on the main view', () => {
    expect(mainRun()).toEqual(goldenMain);
  });

  it('on the alternate view', () => {
    expect(alternateRun()).toEqual(goldenAlternate);
  });
});
