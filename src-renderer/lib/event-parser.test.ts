import { describe, expect, it } from 'vitest';
import { eventParser } from './event-parser.ts';

const STREAM = [
  ': still here\n\n',
  'event: pause\ndata: {"paused":true}\n\n',
  'data: one\r\ndata:two\r\n\r\n',
  'event: empty\n\n',
  'id: 7\nretry: 10\nevent: end\rdata: Sekar: "é"\r\r',
].join('');

const EVENTS = [
  { name: 'pause', data: '{"paused":true}' },
  { name: 'message', data: 'one\ntwo' },
  { name: 'end', data: 'Sekar: "é"' },
];

describe('a stream of events', () => {
  it('is the same however it is cut', () => {
    for (let size = 1; size <= STREAM.length; size += 1) {
      const parse = eventParser();
      const events = [];
      for (let at = 0; at < STREAM.length; at += size) {
        events.push(...parse(STREAM.slice(at, at + size)));
      }
      // A single carriage return is a line end once something follows it.
      events.push(...parse(': end\n'));
      expect(events, `in pieces of ${size}`).toEqual(EVENTS);
    }
  });

  it('leaves an event that is not complete for the next piece', () => {
    const parse = eventParser();
    expect(parse('data: half')).toEqual([]);
    expect(parse(' and half\n')).toEqual([]);
    expect(parse('\n')).toEqual([{ name: 'message', data: 'half and half' }]);
  });
});
