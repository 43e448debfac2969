import { withPolicy } from '@/scripts/export/contentSecurityPolicy';
import { createHash } from 'node:crypto';

const script = 'let a = 1;';
const hash = createHash('sha256').update(script).digest('base64');
const pageWith = (head: string) => `<!DOCTYPE html><html>${head}<script>${script}</script></head>`;

describe('withPolicy', () => {
  it.each(['<head>', '<head data-a="b">'])(
    'inserts the policy as the first element of %s',
    (head) => {
      const [before, after] = withPolicy(pageWith(head)).split('<meta ');
      expect(before).toBe(`<!DOCTYPE html><html>${head}`);
      expect(after).toMatch(/^http-equiv="Content-Security-Policy" content="default-src 'none'; /);
      expect(after).toContain(`'sha256-${hash}'`);
    },
  );

  it('leaves the encoding first, however long the policy is', () => {
    const charset = '<head><meta charSet="utf-8"/>';
    expect(withPolicy(pageWith(charset))).toMatch(
      `${charset}<meta http-equiv="Content-Security-Policy"`,
    );
  });
});
