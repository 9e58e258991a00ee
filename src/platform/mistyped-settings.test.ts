import { expect, it } from 'vitest';
import { findMistyped } from './mistyped-settings.ts';

const settings = ['PORT', 'HOST', 'ORIGIN', 'DATA_DIR', 'DATABASE_URL', 'SMTP_URL'];

it.each([
  ['PROT', 'PORT'],
  ['PRT', 'PORT'],
  ['PORTT', 'PORT'],
  ['ORIGEN', 'ORIGIN'],
  ['port', 'PORT'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['DATABASE-URL', 'DATABASE_URL'],
  ['SMPT_URL', 'SMTP_URL'],
])('%s resembles %s', (name, meant) => {
  expect(findMistyped([name], settings)).toEqual([{ name, meant }]);
});

it('no variable of an ordinary environment resembles a setting', () => {
  const usual =
    'PATH HOME HOSTNAME LANG LC_ALL LOGNAME MAIL OLDPWD PWD SHELL SHLVL TERM TMPDIR USER EDITOR POST SORT NODE_ENV XDG_DATA_DIRS npm_config_port';
  expect(findMistyped(usual.split(' '), settings)).toEqual([]);
  expect(findMistyped(settings, settings)).toEqual([]);
});
