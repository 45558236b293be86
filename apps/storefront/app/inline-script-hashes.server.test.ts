import { expect, test } from 'vitest';
import { allowOwnScripts } from './inline-script-hashes.server.ts';

test('only scripts with the nonce of this rendering are allowed, and the nonce is gone afterwards', () => {
  const { html, hashes } = allowOwnScripts(
    Buffer.from(
      '<script nonce="n1">alert(1)</script><script type="module" nonce="n1" async="">go()</script><script>evil()</script><script nonce="other">evil()</script><script nonce="n1" src="/a.js"></script>',
    ),
    'n1',
  );
  // echo -n 'alert(1)' | openssl dgst -sha256 -binary | base64
  expect(hashes).toEqual(['bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=', expect.any(String)]);
  expect(html.toString()).not.toContain('nonce="n1"');
  expect(html.toString()).toContain('<script>evil()</script>');
});
