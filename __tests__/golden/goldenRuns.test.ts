import { alternateRun } from './alternateRun';
import goldenAlternate from './alternateRun.json';
import type config from './config.json';
import { mainRun } from './mainRun';
import goldenMain from './mainRun.json';

// The golden runs have their own settings, independent of those of the product. Change them only on
// purpose, with a line in the changelog.
jest.mock('@/lib/config/limits', () => jest.requireActual<typeof config>('./config.json').limits);
jest.mock(
  '@/lib/config/tradedAssets',
  () => jest.requireActual<typeof config>('./config.json').assets,
);

describe('the golden runs have not changed', () => {
  it('on the main view', () => {
    expect(mainRun()).toEqual(goldenMain);
  });

  it('on the alternate view', () => {
    expect(alternateRun()).toEqual(goldenAlternate);
  });
});
