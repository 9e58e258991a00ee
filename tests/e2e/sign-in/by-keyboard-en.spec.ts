import { test } from '../../harness/browser-fixtures.ts';
import { becomeOwnerByKeyboard } from './first-owner.ts';

// WebAuthn refuses an address: without ORIGIN the server's is `localhost`.
test.use({ serverEnv: { HOST: 'localhost', ORIGIN: '' } });

test('on a wide window in English the first owner needs no mouse', async ({
  page,
  browser,
  server,
  allowConsole,
}) => {
  // The back office is another build, and signing out is noticed by a 401.
  allowConsole(/\/admin|401/);
  await becomeOwnerByKeyboard(page, { server, browser, language: 'en', width: 1440 });
});
