import { expect, it } from 'vitest';
import { isLoopback, isPublicAddress } from './public-address.ts';

it.each([
  ...['127.0.0.1', '127.255.255.254', '0.0.0.0', '10.1.2.3', '172.16.0.1', '172.31.255.255'],
  ...['192.168.1.1', '169.254.169.254', '100.64.0.1', '100.127.255.255', '192.0.0.1', '198.18.0.1'],
  ...['224.0.0.1', '255.255.255.255', '::', '::1', '::ffff:127.0.0.1', '::ffff:10.0.0.1'],
  ...[
    '::7f00:1',
    '64:ff9b::a00:1',
    '2002:7f00:1::',
    '2001::1',
    '2001:db8::1',
    'fe80::1',
    'fec0::1',
  ],
  ...['fc00::1', 'fd12:3456::1', 'ff02::1', 'localhost', '', '1.2.3', '0x7f000001', '2130706433'],
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each([
  ...['8.8.8.8', '172.15.255.255', '172.32.0.1', '100.63.0.1', '100.128.0.1', '192.169.0.1'],
  ...['2606:4700::1111', '2a00:1450:4001::1', '2620:fe::fe'],
])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

it('knows the machine itself', () => {
  expect(['127.0.0.1', '127.9.9.9', '::1', '10.0.0.1', '8.8.8.8'].map(isLoopback)).toEqual([
    ...[true, true, true, false, false],
  ]);
});
