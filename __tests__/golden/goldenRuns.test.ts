import golden from './mainRun.json';
import { mainRun } from './mainRun';

describe('the golden run of the main view', () => {
  it('is what it has always been', () => {
    expect(mainRun()).toEqual(golden);
  });
});
