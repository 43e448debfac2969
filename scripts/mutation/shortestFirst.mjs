import Sequencer from '@jest/test-sequencer';

/** Runs short tests before long ones, since one failing test is enough for a mutant. */
export default class ShortestFirst extends Sequencer {
  /**
   * @override
   * @param {Parameters<Sequencer['sort']>[0]} tests
   */
  async sort(tests) {
    const sorted = await super.sort(tests);
    return sorted.sort((one, other) => (one.duration ?? 0) - (other.duration ?? 0));
  }
}
