import { expect, it } from 'vitest';
import { lettersOf, readJoinAddress } from './join-address.ts';

it.each([
  ['http://192.168.1.20:4137', { scheme: 'http://', host: '192.168.1.20', port: ':4137' }],
  ['http://10.0.0.5:4137/', { scheme: 'http://', host: '10.0.0.5', port: ':4137' }],
  ['http://punakawan.local', { scheme: 'http://', host: 'punakawan.local', port: '' }],
  ['something', { scheme: '', host: 'something', port: '' }],
])('takes %s apart', (url, parts) => {
  expect(readJoinAddress(url)).toEqual(parts);
});

it('counts what stands in large letters', () => {
  expect(lettersOf(readJoinAddress('http://192.168.1.20:4137'))).toBe(17);
});
